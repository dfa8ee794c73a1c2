import { setTimeout as pause } from 'node:timers/promises'
import { runSaga } from 'redux-saga'
import { lineasDeComposicionApi } from '@/api/lineasDeComposicion'
import { blankContent, withLine, type LineaDraft } from '@/domain/composicion'
import { lineasStep } from '@/features/productos/lineasStep'
import { noFacts, type SaveInput } from '@/features/productos/saveFacts'

const LINES = 40
const CALL_MS = 50

/** An API that takes its time for each call, and has no lines yet. */
globalThis.fetch = async (_path, init) => {
  await pause(CALL_MS)
  const record = typeof init?.body === 'string' ? { ...JSON.parse(init.body), id: 1 } : []
  return new Response(JSON.stringify(record), { status: init?.method === 'POST' ? 201 : 200 })
}

const composicion = Array.from({ length: LINES }).reduce<LineaDraft[]>(
  (lines, _line, at) => withLine(lines, String(at), blankContent()),
  [],
)
const owner = { producto_generico: 1, producto_acabado: null }

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const oneAfterAnother = async () => {
  await lineasDeComposicionApi.list({ producto_generico: 1 })
  for (const { id: _id, ...line } of composicion) await lineasDeComposicionApi.create({ ...line, ...owner })
}

const step = () =>
  runSaga({}, lineasStep.run, {
    input: { tipo: 'g', id: 1, composicion, lines: [], seen: null } as Partial<SaveInput> as SaveInput,
    facts: noFacts(1),
    *learn() {
      yield* []
    },
    keyOf: (item = '') => String(item),
  }).toPromise()

// The first round warms up.
const rounds: { product: number; plain: number }[] = []
for (let round = 0; round < 4; round += 1) rounds.push({ product: await timed(step), plain: await timed(oneAfterAnother) })
process.send?.(rounds.slice(1))
