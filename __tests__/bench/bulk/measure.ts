import { applyMiddleware, legacy_createStore as createStore } from 'redux'
import createSagaMiddleware from 'redux-saga'
import { connect } from '@/api/http/http'
import { apiOf } from '@/api/resources'
import { rootReducer } from '@/app/rootReducer'
import { inputOf } from '@/features/productos/model/productoValues'
import { GENERICO_FIELDS } from '@/features/productos/model/productoFields'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { productosBulk } from '@/features/productos/list/bulk'
import { runBulk } from '@/kits/lists/selection/bulkRun'
import { selectBulk } from '@/kits/lists/store/outcome'
import { bulkRequested } from '@/kits/lists/store/runs'
import { CALLS_AT_ONCE } from '@/store/sequences/eachOf'
import { finish, inRounds, pairOf } from '../measuring'

const api = apiOf(productosGenericos)

// Program that changes the family of many products, by a selection and by bare calls, on the server BENCH_ADDRESS with the session BENCH_TOKEN,
// in BENCH_ROUNDS rounds, and sends the times to its parent.

const PRODUCTS = 1_000
const bulk = productosBulk.g
const ids = Array.from({ length: PRODUCTS }, (_, at) => at + 1)

const bySelection = async (familia: number): Promise<number> => {
  const saga = createSagaMiddleware()
  const store = createStore(rootReducer, applyMiddleware(saga))
  const request = bulkRequested({ place: bulk.place, action: 'familia', change: { familia }, ids })
  const start = performance.now()
  store.dispatch(request)
  const ended: Promise<void> = new Promise(resolve => {
    const stop = store.subscribe(() => {
      if (selectBulk(store.getState(), bulk.place)?.phase !== 'over') return
      stop()
      resolve()
    })
  })
  saga.run(runBulk, request.payload, bulk)
  await ended
  const taken = performance.now() - start
  const done = selectBulk(store.getState(), bulk.place)?.done.length
  if (done !== PRODUCTS) throw new Error(`${done} of ${PRODUCTS} products were changed`)
  return taken
}

const byCalls = async (familia: number): Promise<number> => {
  const waiting = [...ids]
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { record, tag } = await api.getTagged(id)
      await api.update(id, inputOf(GENERICO_FIELDS, { ...record, familia }), tag)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, lane))
  return performance.now() - start
}

const { BENCH_ADDRESS: baseUrl = '', BENCH_TOKEN: token = '' } = process.env
connect({ baseUrl, timeoutMs: 60_000, idempotencyKeys: true, token: () => token, expired: () => undefined })

const sides = { product: bySelection, plain: byCalls }
let turn = 0
/** Each turn writes another one of the twelve families. */
const nextFamilia = () => 1 + (turn++ % 12)
const pairs = await inRounds(round => pairOf(round, side => sides[side](nextFamilia())), 1)

await finish(async () => undefined, pairs)
