/** @jest-environment jsdom */
import { plugSession } from '@/app/plugSession'
import { listProductosGenericos } from '@/api/listados'
import { answerCalls } from '@test/support/answers'
import { stateAfter } from '@test/support/state'

it.each([
  [true, '/api/productos_genericos/light/?idioma=es_ES'],
  [false, '/api/productos_genericos/light/'],
])('calls are made as the configuration says: extensions %s [PG-02]', async (extensions, path) => {
  const calls = answerCalls(() => ({ body: [] }))
  plugSession({ ...stateAfter().configuration, apiBaseUrl: '', extensions })
  await listProductosGenericos()
  expect(calls).toEqual([expect.objectContaining({ method: 'GET', path })])
})
