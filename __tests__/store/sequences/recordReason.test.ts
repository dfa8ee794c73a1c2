import { ApiError } from '@/api/http/ApiError'
import { recordReason } from '@/store/sequences/recordReason'

it.each<[string, unknown, string]>([
  ['the message of the answer', new ApiError(502, 'En mantenimiento.'), 'En mantenimiento.'],
  ['a refusal without a message', new ApiError(422, null), 'El servidor no lo ha aceptado'],
  ['no answer', new ApiError(0, null), 'El servidor no responde'],
  ['a server error, after which the record may exist', new ApiError(502, null), 'El servidor no lo ha confirmado'],
  ['an unreadable success, after which the record exists', new ApiError(201, null), 'El servidor no lo ha confirmado'],
  ['an answer that is no record', new TypeError('id'), 'El servidor no lo ha confirmado'],
])('tells %s [IX-06, ER-06]', (_case, error, reason) => {
  expect(recordReason(error)).toBe(reason)
  expect(recordReason(error, 'No se ha eliminado')).toBe(reason.startsWith('El servidor no lo') ? 'No se ha eliminado' : reason)
})
