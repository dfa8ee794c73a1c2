import { connect } from '@/api/http/http'
import { removal } from '@/kits/lists/selection/words'

const BIN = ['Va a la papelera, de donde se puede recuperar.', 'Van a la papelera, de donde se pueden recuperar.']
const LOST = ['Atención, este cambio es irreversible.', 'Atención, este cambio es irreversible.']

it.each([
  [true, BIN],
  [false, LOST],
])('a removal of many says where they go: extensions %s', (extensions, texts) => {
  connect({ baseUrl: '', timeoutMs: 1000, idempotencyKeys: false, extensions, token: () => null, expired: () => undefined })
  expect([1, 2].map(removal({ *run() {}, fallback: '' }).text)).toEqual(texts)
})
