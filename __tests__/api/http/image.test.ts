/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from '@/api/http/ApiError'
import { connect } from '@/api/http/http'
import { imageOf } from '@/api/http/image'
import { informesApi } from '@/api/informes'
import { apiOf } from '@/api/resources'
import { cultivos } from '@/shared/resources/cultivos'
import { productosGenericos } from '@/shared/resources/productosGenericos'

interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  type: string | undefined
  key: string | string[] | undefined
  text: string
}

const server = createServer()
const asked: ReceivedRequest[] = []
let answer = { status: 200, type: 'application/json', body: Buffer.from('{"id":3}') }

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

beforeAll(async () => {
  server.on('request', (request, response) => {
    void read(request).then(text => {
      const { method, url, headers } = request
      asked.push({ method, url, type: headers['content-type'], key: headers['idempotency-key'], text })
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  connect({ baseUrl, timeoutMs: 5_000, idempotencyKeys: true, token: () => 't0', expired: () => undefined })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const respond = (status: number, type: string, body: string | Buffer) => {
  answer = { status, type, body: Buffer.from(body) }
}

it('sends a file as a form, in the field of that name, and gives the address of the image [IM-02]', async () => {
  respond(200, 'application/json', '{"id":3,"imagen":"http://x/1"}')
  const images = imageOf('/api/iconos/', 'imagen')
  const address = await images.upload(3, new File([Buffer.from([0x89, 0x50, 0])], 'gota.png', { type: 'image/png' }), 'k/1')
  expect(address).toBe('http://x/1')
  const call = asked.at(-1)
  expect([call?.method, call?.url, call?.key]).toEqual(['POST', '/api/iconos/3/upload_imagen/', 'k%2F1'])
  expect(call?.type).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(call?.text).toContain('name="imagen"; filename="gota.png"')
  expect(call?.text).toContain('\x89P\0')
})

it('knows a field by another name than the property, and takes the image away [IM-02]', async () => {
  respond(200, 'application/json', '{"id":3}')
  const images = imageOf('/api/productos_acabados/', 'imagen_catalogo', 'imagen')
  await images.upload(3, new Blob(['x']))
  expect([asked.at(-1)?.url, asked.at(-1)?.text]).toEqual([
    '/api/productos_acabados/3/upload_imagen_catalogo/',
    expect.stringContaining('name="imagen"'),
  ])
  respond(204, 'text/plain', '')
  await images.remove(3)
  expect([asked.at(-1)?.method, asked.at(-1)?.url]).toEqual(['DELETE', '/api/productos_acabados/3/delete_imagen_catalogo/'])
})

it('a descriptor says where it goes, and the name of its file [IM-02]', async () => {
  respond(200, 'application/json', '{"id":3,"imagen_icono":"http://x/1"}')
  expect(await apiOf(cultivos).images.imagen_icono.upload(3, new Blob(['x']))).toBe('http://x/1')
  expect([asked.at(-1)?.url, asked.at(-1)?.text]).toEqual([
    '/api/cultivos/3/upload_imagen_icono/',
    expect.stringContaining('name="imagen_icono"'),
  ])
  await apiOf(productosGenericos).images.imagen_catalogo.upload(3, new Blob(['x']))
  expect([asked.at(-1)?.url, asked.at(-1)?.text]).toEqual([
    '/api/productos_genericos/3/upload_imagen_catalogo/',
    expect.stringContaining('name="imagen"'),
  ])
})

it.each([
  ['nothing', 204, ''],
  ['no record', 202, '"en cola"'],
  ['a record without the image', 200, '{"id":3}'],
])('takes an answer of %s for the success that it is, and gives no address [IM-02]', async (_what, status, body) => {
  respond(status, 'text/html', body)
  const images = imageOf('/api/iconos/', 'imagen')
  expect(await images.upload(3, new Blob(['x']))).toBeNull()
  await expect(images.remove(3)).resolves.toBeUndefined()
})

it('takes no page of a captive portal for an upload, which would lose the file [IM-05, ER-06]', async () => {
  respond(200, 'text/html', '<p>Acceda al wifi</p>')
  const images = imageOf('/api/iconos/', 'imagen')
  await expect(images.upload(3, new Blob(['x']))).rejects.toMatchObject({ name: 'ApiError', status: 200, detail: null })
  await expect(images.remove(3)).rejects.toMatchObject({ name: 'ApiError', status: 200, detail: null })
})

it('a refused file comes with its detail [IM-05]', async () => {
  respond(413, 'application/json', '{"detail":"La imagen es demasiado grande"}')
  await expect(imageOf('/api/iconos/', 'imagen').upload(3, new Blob(['x']))).rejects.toMatchObject({
    status: 413,
    detail: 'La imagen es demasiado grande',
  })
})

const textOf = (pieces: readonly Uint8Array[]) => Buffer.concat(pieces).toString()

it('reports come as they are, byte order mark and all [IN-02]', async () => {
  const csv = '\ufeff"Código";Nombre\r\nAB-1;Ñandú\r\n'
  respond(200, 'text/csv; charset=utf-8', csv)
  expect(textOf(await informesApi.productosAcabados('es_ES', 'es'))).toBe(csv)
  expect(asked.at(-1)?.url).toBe('/api/informes/productos_acabados/?idioma=es_ES&pais=es')
  expect(textOf(await informesApi.productosGenericos('pt_BR'))).toBe(csv)
  expect(asked.at(-1)?.url).toBe('/api/informes/productos_genericos/?idioma=pt_BR')
})

it('tells what is wanting in a report; what is no JSON is no answer [CM-02]', async () => {
  const revision = { productos: 2, columnas: [], filas: [] }
  respond(200, 'application/json', JSON.stringify(revision))
  expect(await informesApi.revisionDeAcabados('fr_FR', 'es')).toEqual(revision)
  expect(asked.at(-1)?.url).toBe('/api/informes/productos_acabados/revision/?idioma=fr_FR&pais=es')
  expect(await informesApi.revisionDeGenericos('fr_FR')).toEqual(revision)
  expect(asked.at(-1)?.url).toBe('/api/informes/productos_genericos/revision/?idioma=fr_FR')
  respond(200, 'application/json', '{"productos":')
  await expect(informesApi.revisionDeGenericos('fr_FR')).rejects.toMatchObject({ name: 'ApiError', status: 200 })
})

it('gives a file the time that a slow line takes for it, besides that of every call [IM-02]', async () => {
  respond(200, 'application/json', '{"id":3}')
  const patience = jest.spyOn(AbortSignal, 'timeout')
  await imageOf('/api/iconos/', 'imagen').upload(3, new Blob(['x'.repeat(1_000_000)]))
  await imageOf('/api/iconos/', 'imagen').remove(3)
  expect(patience.mock.calls).toEqual([[5_000 + 50_000], [5_000]])
  patience.mockRestore()
})

it('tells how much of a report has come, and lets go of one that nobody wants any more [IN-02]', async () => {
  respond(200, 'text/csv', 'ñ'.repeat(300_000))
  const told: number[] = []
  const { signal } = new AbortController()
  const report = await informesApi.productosGenericos('es_ES', { signal, passed: bytes => void told.push(bytes) })
  expect(textOf(report)).toHaveLength(300_000)
  expect(told.at(-1)).toBe(600_000)
  expect(told.length).toBeGreaterThan(1)
  expect(told).toEqual(told.toSorted((one, other) => one - other))

  const stop = new AbortController()
  const stopped = informesApi.productosGenericos('es_ES', { signal: stop.signal, passed: () => stop.abort() })
  await expect(stopped).rejects.toMatchObject({ name: 'ApiError', status: 0 })
})

it('a page is no report, and a refused one says why [IN-02]', async () => {
  respond(200, 'text/html', '<p>Acceda al wifi</p>')
  await expect(informesApi.productosGenericos('es_ES')).rejects.toMatchObject({ name: 'ApiError', status: 200, detail: null })
  respond(400, 'application/json', '{"detail":"Hay datos que no son válidos."}')
  const refused = informesApi.productosGenericos('es')
  await expect(refused).rejects.toBeInstanceOf(ApiError)
  await expect(refused).rejects.toMatchObject({ status: 400, detail: 'Hay datos que no son válidos.' })
})
