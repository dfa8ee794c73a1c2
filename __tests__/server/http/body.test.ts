import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Type, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { installBody } from '@server/http/body'
import { installErrors } from '@server/http/errors'
import { installValidation } from '@server/http/validation'

it.each([
  '{"nombre": "x", "__proto__": {"administrador": true}}',
  '{"nombre": "x", "constructor": {"prototype": {"administrador": true}}}',
])('a body gives no object a member that it does not name itself: %s', async payload => {
  const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  installBody(http, { maxUploadBytes: 5_000_000 })
  installValidation(http)
  const seen: unknown[] = []
  http.post('/', { schema: { body: Type.Object({ nombre: Type.String() }) } }, async ({ body }) => {
    const copy: object = { ...body }
    seen.push('administrador' in body, 'administrador' in copy, 'administrador' in {})
    return {}
  })
  const { statusCode } = await http.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })
  expect([statusCode, seen]).toEqual([200, [false, false, false]])
})

it('a body that does not come in time is answered 408, and its connection ends', async () => {
  const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  installBody(http, { maxUploadBytes: 5_000_000, timeoutMs: 200 })
  http.post('/', async () => ({}))
  await http.listen({ port: 0 })
  try {
    const { port } = http.server.address() as AddressInfo
    const answer = await new Promise<string>(resolve => {
      const socket = connect(port)
      let text = ''
      socket.on('data', chunk => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":')
    })
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('La petición ha tardado demasiado en llegar.')
  } finally {
    await http.close()
  }
})
