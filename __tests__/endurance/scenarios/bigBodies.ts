import { isLocale } from '@/shared/locales/isLocale'
import { call, type Call } from '@test/support/call'
import { BOTH, type Scenario } from '../scenario'
import { withServer } from '../withServer'

const SIZE = 8_000_000

const text = 'ñ'.repeat(9_990)
const legal = () => {
  const codes = Array.from({ length: 26 * 26 }, (_, n) => `es_${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`)
  const locales = codes.filter(isLocale)
  const map = Object.fromEntries(locales.slice(0, 38).map(locale => [locale, text]))
  const names = ['nombre', 'descripcion', 'descripcion2', 'caracteristicas', 'aplicaciones', 'observaciones', 'modo_de_accion', 'seo_title']
  return JSON.stringify({ codigo: `GRANDE-${Math.random()}`, ...Object.fromEntries(names.map(name => [name, map])) })
}

const PRODUCTS = '/api/productos_genericos/'

interface Body {
  name: string
  path: string
  body: () => string
  signedIn: boolean
  expected: number[]
}

const bodies: Body[] = [
  { name: 'nested brackets to the login', path: '/api/auth/login/', body: () => '['.repeat(SIZE), signedIn: false, expected: [413] },
  { name: 'nested brackets to nowhere', path: '/api/nada/', body: () => '['.repeat(SIZE), signedIn: false, expected: [404, 413] },
  { name: 'nested brackets without a session', path: PRODUCTS, body: () => '['.repeat(SIZE), signedIn: false, expected: [401] },
  { name: 'nested brackets', path: PRODUCTS, body: () => '['.repeat(SIZE), signedIn: true, expected: [400] },
  {
    name: 'a list of four million ids',
    path: PRODUCTS,
    body: () => `{"codigo":"X","iconos":[${'1,'.repeat(SIZE / 2 - 50)}1]}`,
    signedIn: true,
    expected: [400],
  },
  {
    name: 'a map of 500,000 keys',
    path: PRODUCTS,
    body: () => `{"codigo":"X","nombre":{${Array.from({ length: 500_000 }, (_, n) => `"k${n}":"x"`).join(',')}}}`,
    signedIn: true,
    expected: [400],
  },
  { name: 'a legal product', path: PRODUCTS, body: legal, signedIn: true, expected: [201] },
]

/** Several of the most hostile bodies within the limits at once. */
export const bigBodies: Scenario = {
  title: 'Bodies of 8 MB, several at once',
  engines: BOTH,
  isShort: engine => engine === 'embedded',
  run: (engine, size) =>
    withServer(engine, {}, async (server, token) => {
      const problems: string[] = []
      const atOnce = size === 'whole' ? 10 : 3
      for (const { name, path, body, signedIn, expected } of bodies) {
        const send = async () => {
          const options: Call = { body: body(), headers: { 'content-type': 'application/json' }, ...(signedIn && { token }) }
          // A client refused before its body has arrived may see a broken connection instead of the response.
          const status = await call('POST', server.address + path, options).then(answer => answer.status, String)
          const isBroken = !signedIn && typeof status === 'string'
          if (!isBroken && !expected.includes(Number(status))) problems.push(`${name} was answered with ${status}`)
        }
        await Promise.all(Array.from({ length: atOnce }, send))
      }
      return { tried: `${bodies.length * atOnce} bodies`, problems }
    }),
}
