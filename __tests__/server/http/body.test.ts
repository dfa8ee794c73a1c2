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
  installBody(http)
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
