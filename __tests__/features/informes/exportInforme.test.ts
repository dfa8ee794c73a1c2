/** @jest-environment jsdom */
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { informesApi } from '@/api/informes'
import { exportInforme } from '@/features/informes/exportInforme'
import { makeWorkbook } from '@/features/informes/workbook/makeWorkbook'
import { choiceMade, exportRequested, exportStopped, selectChoice } from '@/features/informes/slice'
import { downloadTaken, selectDownloads } from '@/store/downloads'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(informesApi)
const CSV = '\ufeffCódigo;Nombre\r\n1;"Zinc ""EDTA"""\r\n'
const now = {
  call: ({ fn }: { fn: { name: string } }, next: () => unknown) => (fn.name === 'now' ? new Date(2026, 2, 9, 8, 5, 0) : next()),
}
type Kind = 'acabados' | 'genericos'
const saga = (kind: Kind, ...before: { type: string }[]) => sagaAs('csv', kind, ...before)
const sagaAs = (format: 'csv' | 'xlsx', kind: Kind, ...before: { type: string }[]) =>
  expectSaga(exportInforme, exportRequested({ kind, format })).withReducer(rootReducer, stateAfter(...before))

it('is about Spain, in Spanish, unless something else is chosen [IN-01]', () => {
  expect(selectChoice(stateAfter(), 'acabados')).toEqual({ idioma: 'es_ES', pais: 'es' })
  const chosen = stateAfter(choiceMade({ kind: 'genericos', idioma: 'fr_FR' }))
  expect(selectChoice(chosen, 'genericos').idioma).toBe('fr_FR')
  expect(selectChoice(chosen, 'acabados').idioma).toBe('es_ES')
})

const bytesOf = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file)
  })

it.each([
  ['acabados', informesApi.productosAcabados, ['en_US', 'FR'], '2026-03-09_08-05-00_productos_acabados.csv'],
  ['genericos', informesApi.productosGenericos, ['en_US'], '2026-03-09_08-05-00_productos_genericos.csv'],
] as const)('makes a file of the report of %s, with the very bytes of the answer [IN-02, IN-03, AC-03]', async (kind, fn, args, name) => {
  const { storeState } = await saga(kind, choiceMade({ kind, idioma: 'en_US', pais: 'FR' }))
    .provide([[matchers.call.fn(fn), [CSV]], now as never, strict])
    .call.like({ fn, args: [...args] })
    .run()
  const [download] = selectDownloads(storeState)
  expect(download).toEqual({ ticket: expect.any(String), name })
  const file = fileVault.open({ ticket: download?.ticket ?? '' })
  expect(Buffer.from(await bytesOf(file)).equals(Buffer.from(CSV))).toBe(true)
  expect(file.type).toBe('text/csv;charset=utf-8')
  expect(JSON.stringify(storeState)).not.toContain('Zinc')
  expect(selectDownloads(rootReducer(storeState, downloadTaken({ ticket: download?.ticket ?? '' })))).toEqual([])
})

it('makes a workbook of the same answer where that is asked for [CM-03]', async () => {
  const csv = [new Uint8Array([34])]
  const { storeState } = await sagaAs('xlsx', 'genericos')
    .provide([
      [matchers.call.fn(informesApi.productosGenericos), csv],
      [matchers.call.fn(makeWorkbook), new Uint8Array([80, 75, 200])],
      ...[now as never, strict],
    ])
    .call.like({ fn: informesApi.productosGenericos, args: ['es_ES'] })
    .call.like({ fn: makeWorkbook, args: [csv, 'genericos'] })
    .run()
  const [download] = selectDownloads(storeState)
  expect(download?.name).toBe('2026-03-09_08-05-00_productos_genericos.xlsx')
  const file = fileVault.open({ ticket: download?.ticket ?? '' })
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect([...(await bytesOf(file))]).toEqual([80, 75, 200])
})

it.each([
  ['the detail of the answer', new ApiError(400, 'El país no es válido'), 'El país no es válido'],
  ['its own sentence where there is none', new ApiError(0, null), 'Se ha producido un error al generar el informe'],
])('says %s where Informe fails, and gives no file [AC-03]', async (_case, error, text) => {
  const { storeState } = await saga('genericos')
    .provide([[matchers.call.fn(informesApi.productosGenericos), throwError(error)], strict])
    .run()
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text }])
  expect(selectDownloads(storeState)).toEqual([])
  expect(storeState.sequences).toEqual({})
  expect(logged()).toEqual(['informes/genericos > Informe'])
})

it('gives no file, says nothing and ends the call where it is stopped; another report goes on [IN-02]', async () => {
  let signal: AbortSignal | undefined
  const unanswered = {
    call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown) {
      if (fn !== informesApi.productosGenericos) return next()
      ;({ signal } = args.at(-1) as { signal: AbortSignal })
      return new Promise(() => undefined)
    },
  }
  const running = saga('genericos')
    .provide([unanswered as never, strict])
    .dispatch(exportStopped({ kind: 'acabados' }))
    .dispatch(exportStopped({ kind: 'genericos' }))
  const { storeState } = await running.run()
  expect(signal?.aborted).toBe(true)
  expect(selectToasts(storeState)).toEqual([])
  expect(selectDownloads(storeState)).toEqual([])
  expect(storeState.sequences).toEqual({})
  expect(logged()).toEqual([])
})
