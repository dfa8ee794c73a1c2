import { once } from 'node:events'
import { request as begin, type IncomingMessage } from 'node:http'
import { useConnected } from '@test/support/connected'
import { ENGINE } from '@test/support/engines'

describe.each([ENGINE])('large bodies of records (%s)', engine => {
  const { address, token, send } = useConnected(engine)

  it('of one user are eight at a time: one more is refused with 503, and small ones are taken beside them', async () => {
    const headers = { authorization: `Token ${token()}`, 'content-type': 'application/json', 'content-length': '7900000' }
    const calls = Array.from({ length: 9 }, () => begin(`${address()}/api/magnitudes/`, { method: 'POST', headers }))
    const refused: Promise<IncomingMessage[]> = Promise.race(calls.map(call => once(call, 'response')))
    for (const call of calls) call.on('error', () => undefined).write('{')
    expect((await refused)[0]?.statusCode).toBe(503)
    expect((await send('POST', '/api/magnitudes/', { json: { valor: { es_ES: 'kg' } } })).status).toBe(201)
    for (const call of calls) call.destroy()
  })
})
