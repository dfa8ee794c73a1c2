import { call } from '@test/support/call'
import { BOTH, type Scenario } from '../scenario'
import { highestMemory } from '../watch'
import { withServer } from '../withServer'

const LIST = '/api/productos_genericos/'
const TEXTS = ['nombre', 'descripcion', 'descripcion2', 'caracteristicas', 'aplicaciones', 'observaciones', 'modo_de_accion', 'seo_title']
const product = (n: number) => ({ codigo: `H-${n}`, ...Object.fromEntries(TEXTS.map(name => [name, { es_ES: 'ñ'.repeat(19_990) }])) })

/** Memory for lists in flight to all hosts, beyond that for one host, as a number of lists. */
const MOST_LISTS = 8

/** Long list requested with many invented hosts at once, each of which gets its own addresses in the list. */
export const inventedHosts: Scenario = {
  title: 'A long list by invented hosts',
  engines: BOTH,
  isShort: engine => engine === 'postgres',
  run: (engine, size) =>
    withServer(engine, {}, async ({ address, pid }, token) => {
      const [products, hosts] = size === 'whole' ? [100, 64] : [40, 32]
      const problems: string[] = []
      for (let n = 0; n < products; n++) await call('POST', address + LIST, { token, json: product(n) })
      const ask = async (host: string) => {
        const { status, bytes } = await call('GET', address + LIST, { token, headers: { host } })
        if (status !== 200 && status !== 503) problems.push(`${host} was answered with ${status}`)
        return { status, length: bytes.length }
      }
      const { length } = await ask('uno.example.com')
      for (let n = 0; n < 6; n++) await ask(`uno-${n}.example.com`)
      const before = highestMemory(pid)
      const answers = await Promise.all(Array.from({ length: hosts }, (_, n) => ask(`host-${n}.example.com`)))
      if (!answers.some(({ status }) => status === 200)) problems.push('no host was answered')
      const more = highestMemory(pid) - before
      const most = (MOST_LISTS * length) / 1e6
      if (more > most) problems.push(`memory grew by ${Math.round(more)} MB, for lists of ${Math.round(length / 1e6)} MB`)
      const { status } = await ask('uno.example.com')
      if (status !== 200) problems.push(`the first host was answered with ${status} afterwards`)
      return { tried: `${hosts} hosts, ${Math.round(length / 1e6)} MB each`, problems }
    }),
}
