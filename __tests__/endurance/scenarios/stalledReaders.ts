import type { Socket } from 'node:net'
import sharp from 'sharp'
import { call } from '@test/support/call'
import { multipart } from '@test/support/multipart'
import { openRequest } from '../rawRequest'
import { BOTH, type Scenario } from '../scenario'
import { becomes, serverEnds } from '../watch'
import { withServer } from '../withServer'

/** Number of products; with their texts, list and report exceed the socket buffers. */
const PRODUCTS = 40
const TEXTS = ['nombre', 'descripcion', 'descripcion2', 'caracteristicas', 'aplicaciones', 'observaciones', 'modo_de_accion', 'seo_title']
const product = (n: number) => ({
  codigo: `L-${n}`,
  ...Object.fromEntries(TEXTS.map(name => [name, { es_ES: 'ñ'.repeat(19_990), fr_FR: 'é'.repeat(19_990) }])),
})

const LIST = '/api/productos_genericos/'
const REPORT = '/api/informes/productos_genericos/?idioma=fr_FR'

/** Number of pipelined requests of one image on a connection. */
const PIPELINED = 8

const READER_TIMEOUT_MS = 2_000

const photograph = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'green', noise: { type: 'gaussian', mean: 100, sigma: 40 } } })
    .jpeg({ quality: 85 })
    .toBuffer()

/** Clients that request lists, reports and images and stop reading: they are dropped, while others get their responses. */
export const stalledReaders: Scenario = {
  title: 'Readers that stop reading',
  engines: BOTH,
  isShort: engine => engine === 'embedded',
  run: (engine, size) =>
    withServer(engine, { READER_TIMEOUT_MS: String(READER_TIMEOUT_MS) }, async ({ address }, token) => {
      const ofEach = size === 'whole' ? 40 : 4
      const problems: string[] = []
      const ask = async (path: string) => {
        const { status, bytes, text } = await call('GET', address + path, { token })
        if (status !== 200) problems.push(`${path} was answered with ${status} ${text.slice(0, 200)}`)
        return bytes.length
      }
      for (let n = 0; n < PRODUCTS; n++) await call('POST', address + LIST, { token, json: product(n) })
      const form = multipart({ name: 'imagen', filename: 'foto', content: await photograph() })
      const { json } = await call('POST', `${address}/api/familias/1/upload_imagen/`, { token, ...form })
      const image = new URL((json as { imagen: string }).imagen).pathname

      const authorization = `Token ${token}`
      const stalled = Array.from({ length: ofEach }, () => {
        const sockets = [LIST, REPORT, image].map(path => openRequest(address, { path, headers: { authorization } }))
        for (let n = 1; n < PIPELINED; n++) sockets[2]?.write(`GET ${image} HTTP/1.1\r\nhost: ${new URL(address).host}\r\n\r\n`)
        return sockets
      }).flat()
      // Responses start one after the other: the last reader may begin to wait when the first has been dropped.
      const waited = new Set<Socket>()
      const haveWaited = () => {
        for (const [socket, { untaken }] of serverEnds(stalled)) if (untaken > 0) waited.add(socket)
        return waited.size === stalled.length
      }
      if (!(await becomes(haveWaited))) problems.push(`${stalled.length - waited.size} readers did not stall: nothing was tried`)
      await Promise.all([ask('/api/magnitudes/'), ask(LIST), ask(REPORT), ask(image)])

      if (!(await becomes(() => serverEnds(stalled).size === 0)))
        problems.push(`${serverEnds(stalled).size} of ${stalled.length} readers were not dropped`)
      for (const socket of stalled) socket.destroy()
      await Promise.all([ask('/api/magnitudes/'), ask(LIST), ask(REPORT), ask(image)])
      return { tried: `${stalled.length} readers`, problems }
    }),
}
