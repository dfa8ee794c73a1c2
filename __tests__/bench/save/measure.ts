import { setTimeout as pause } from 'node:timers/promises'
import { runSaga } from 'redux-saga'
import { apiOf } from '@/api/resources'
import { rootReducer } from '@/app/rootReducer'
import type { LineaDraft } from '@/features/productos/model/composicion'
import { blankContent } from '@/features/productos/model/lineaContent'
import { valuesOf } from '@/features/productos/model/productoValues'
import { lineas } from '@/features/productos/save/childRecords'
import { noFacts, type SaveInput } from '@/features/productos/save/saveFacts'
import { saveSteps } from '@/features/productos/save/saveProducto'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { runSequence } from '@/store/sequences/run'
import { stepDone, stepStarted } from '@/store/sequences/slice'
import { generico } from '@test/features/productos/products'
import { finish, inRounds, type Pair } from '../measuring'

const lineasDeComposicionApi = apiOf(lineasDeComposicion)

const LINES = 40
const CALL_MS = 50

const state = rootReducer(undefined, { type: '@@INIT' })
const id = 1
const record = generico({ id })
const owner = { producto_generico: id, producto_acabado: null }
const drafts: LineaDraft[] = Array.from({ length: LINES }, (_, orden) => ({ ...blankContent(), id: `nueva ${orden}`, orden }))

let held: LineaDeComposicion[] = []

/** Response bodies of a stand-in API, which delays each response. */
const answerTo = (path: string, init: RequestInit = {}): unknown => {
  if (typeof init.body === 'string') return { ...JSON.parse(init.body), id }
  if (path.includes('lineas_de_composicion')) return held
  return path.includes('como_se_aplica') ? [] : record
}
globalThis.fetch = async (address, init) => {
  await pause(CALL_MS)
  return new Response(JSON.stringify(answerTo(address instanceof Request ? address.url : address.toString(), init)))
}

const recordOf = (line: LineaDraft, at: number): LineaDeComposicion => ({ ...line, ...owner, id: 100 + at })

/** Duration of the step of the lines in a whole save. */
const saving = async (lines: LineaDeComposicion[]): Promise<number> => {
  held = lines
  const input: SaveInput = { tipo: 'g', id, values: valuesOf(record), composicion: drafts, record, lines, overwrites: [] }
  let start = 0
  let end = 0
  const dispatch = (action: unknown) => {
    if (stepStarted.match(action) && action.payload.step === lineas.name) start = performance.now()
    if (stepDone.match(action) && action.payload.step === lineas.name) end = performance.now()
  }
  const run = () => runSequence({ key: 'k', steps: saveSteps('g', false), input, facts: noFacts(id) })
  await runSaga({ dispatch, getState: () => state }, run).toPromise()
  return end - start
}

/** Duration of the same calls in sequence. */
const inTurn = async (lines: LineaDeComposicion[]): Promise<number> => {
  const start = performance.now()
  for (const { id: _id, ...line } of drafts) await lineasDeComposicionApi.create({ ...line, ...owner })
  for (const line of lines) await lineasDeComposicionApi.remove(line.id)
  return performance.now() - start
}

const measured = async (lines: LineaDeComposicion[]): Promise<Pair> => ({ product: await saving(lines), plain: await inTurn(lines) })
const rounds = await inRounds(async () => ({ added: await measured([]), replaced: await measured(drafts.map(recordOf)) }), 1)
await finish(async () => undefined, rounds)
