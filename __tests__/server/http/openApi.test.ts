import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call } from '@test/support/call'
import { failedChecks } from '@test/support/checkedFetch'
import { ENGINE, useServer } from '@test/support/engines'
import { EVERY_ROUTE, openApi } from '@test/support/openApi'

describe('the document that answers are held against', () => {
  const server = useServer(ENGINE, EVERY_ROUTE)

  it('is the one that the server serves', async () => {
    const { json } = await call('GET', `${server().address}/api/docs/json`)
    expect(json).toEqual(await openApi())
  })
})

const magnitud = { id: 1, valor: { es_ES: 'kg/ha' } }

type Reply = [what: string, method: string, path: string, status: number, body: unknown]

const right: Reply[] = [
  ['a list', 'GET', 'magnitudes/', 200, [magnitud]],
  ['a refusal', 'GET', 'magnitudes/7/', 404, { detail: 'No encontrado.' }],
]

const wrong: [...Reply, problem: string][] = [
  ['an undocumented status', 'GET', 'magnitudes/', 418, { detail: '' }, 'GET /api/magnitudes/ answered 418: '],
  ['an undocumented member', 'GET', 'magnitudes/1/', 200, { ...magnitud, nada: 1 }, 'GET /api/magnitudes/{id}/ answered 200, .*nada'],
  ['a missing member', 'POST', 'magnitudes/', 201, { id: 1 }, 'POST /api/magnitudes/ answered 201, .*valor'],
  ['a wrong type', 'GET', 'magnitudes/', 200, [magnitud, { ...magnitud, id: '2' }], 'answered 200, .*/1/id must be integer'],
  ['a row of another list', 'GET', 'productos_acabados/light/', 200, [magnitud], '/productos_acabados/light/ answered 200, .* /0 '],
  ['another value than the one there is', 'GET', 'salud/', 200, { estado: 'mal' }, 'answered 200, .*/estado'],
  ['a refusal without a sentence', 'GET', 'magnitudes/', 401, { error: 'no' }, 'answered 401, .*detail'],
  ['an undocumented operation', 'DELETE', 'magnitudes/', 200, {}, 'DELETE /api/magnitudes/ answered 200: .*no such operation'],
]

/** Runs `work` with the address of a server that sends this response to every request; returns its result. */
const whileAnswering = async <T>(status: number, body: unknown, work: (address: string) => Promise<T>): Promise<T> => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`)
  } finally {
    server.close()
  }
}

describe.each(wrong)('%s', (_what, method, path, status, body, problem) => {
  it('fails the call with its place, and the test even where that is caught', async () => {
    const calling = whileAnswering(status, body, address => call(method, address + path))
    await expect(calling).rejects.toThrow(new RegExp(problem))
    expect(await failedChecks()).toEqual([expect.objectContaining({ message: expect.stringMatching(problem) })])
  })

  it('fails a test that fetches', async () => {
    await whileAnswering(status, body, address => fetch(address + path, { method }))
    expect(await failedChecks()).toEqual([expect.objectContaining({ message: expect.stringMatching(problem) })])
  })
})

it.each(right)('%s as it is documented passes', async (_what, method, path, status, body) => {
  await whileAnswering(status, body, address => Promise.all([call(method, address + path), fetch(address + path, { method })]))
  expect(await failedChecks()).toEqual([])
})
