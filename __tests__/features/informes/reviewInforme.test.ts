import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { informesApi } from '@/api/informes'
import { lists } from '@/api/lists'
import { paisesApi } from '@/api/paises'
import { apiOf } from '@/api/resources'
import { blankOf } from '@/shared/resources/records'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import type { Revision } from '@/shared/review'
import { informesSaga } from '@/features/informes/saga'
import { choiceMade, reviewClosed, reviewLoaded, reviewRequested, screenEntered, selectReview } from '@/features/informes/slice'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const genericosApi = apiOf(productosGenericos)
const acabadosApi = apiOf(productosAcabados)
const lineasApi = apiOf(lineasDeComposicion)
const comoSeAplicaApi = apiOf(comoSeAplica)
const strict = noRealCalls(informesApi, paisesApi, lists, genericosApi, acabadosApi, lineasApi, comoSeAplicaApi)
const none: Revision = { productos: 2, columnas: [], filas: [] }
const some: Revision = { ...none, productos: 3 }
const { revisionDeAcabados, revisionDeGenericos } = informesApi

const stateOf = (extensions: boolean, ...before: { type: string }[]) => {
  const state = stateAfter(...before)
  return { ...state, configuration: { ...state.configuration, extensions } }
}
const saga = (...before: { type: string }[]) => expectSaga(informesSaga).withReducer(rootReducer, stateOf(true, ...before))

it('looks through the report that is asked for, in its language and for its country [CM-02]', async () => {
  const { storeState } = await saga(choiceMade({ kind: 'acabados', idioma: 'fr_FR', pais: 'pt' }))
    .provide([[matchers.call.fn(revisionDeAcabados), some], strict])
    .call.like({ fn: revisionDeAcabados, args: ['fr_FR', 'pt'] })
    .dispatch(reviewRequested({ kind: 'acabados' }))
    .silentRun(0)
  expect(selectReview(storeState)).toEqual({
    ...{ kind: 'acabados', choice: { idioma: 'fr_FR', pais: 'pt' } },
    ...{ status: 'loaded', revision: some },
  })
})

it('says that it could not, and keeps nothing that may be wrong [CM-02]', async () => {
  const { storeState } = await saga(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
    .provide([[matchers.call.fn(revisionDeGenericos), throwError(new ApiError(503, null))], strict])
    .dispatch(reviewRequested({ kind: 'genericos' }))
    .silentRun(0)
  expect(selectReview(storeState)).toMatchObject({ status: 'failed', revision: null })
  expect(logged()).toEqual(['informes/revision'])
})

it('asks again for what is chosen now, and for nothing where another report is open [CM-02]', async () => {
  const asked: unknown[][] = []
  const counting = {
    call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown) {
      if (fn !== revisionDeGenericos) return next()
      asked.push(args.slice(0, -1))
      return none
    },
  }
  await saga(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
    .provide([counting as never, strict])
    .dispatch(choiceMade({ kind: 'acabados', idioma: 'fr_FR' }))
    .dispatch(choiceMade({ kind: 'genericos', idioma: 'pt_BR' }))
    .silentRun(0)
  expect(asked).toEqual([['pt_BR']])
})

it('shows what it knew of the same report until it has come again [CM-02]', async () => {
  const before = stateAfter(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
  const again = rootReducer(before, reviewRequested({ kind: 'genericos' }))
  expect(selectReview(again)).toMatchObject({ status: 'loading', revision: some })
  const other = rootReducer(rootReducer(before, choiceMade({ kind: 'genericos', idioma: 'pt_BR' })), reviewRequested({ kind: 'genericos' }))
  expect(selectReview(other)).toMatchObject({ status: 'loading', revision: null })
  const { storeState } = await saga(reviewRequested({ kind: 'genericos' }), reviewLoaded(some))
    .provide([[matchers.call.fn(revisionDeGenericos), none], [matchers.call.fn(paisesApi.list), []], strict])
    .dispatch(screenEntered())
    .silentRun(0)
  expect(selectReview(storeState)).toMatchObject({ status: 'loaded', revision: none })
})

it('waits for the last answer where it is asked again meanwhile [CM-02]', async () => {
  const unanswered = {
    call: ({ fn }: { fn: unknown }, next: () => unknown) => (fn === revisionDeGenericos ? new Promise(() => undefined) : next()),
  }
  const { storeState } = await saga(reviewRequested({ kind: 'genericos' }))
    .provide([unanswered as never, strict])
    .dispatch(reviewRequested({ kind: 'genericos' }))
    .dispatch(choiceMade({ kind: 'genericos', idioma: 'pt_BR' }))
    .silentRun(0)
  expect(selectReview(storeState)).toMatchObject({ choice: { idioma: 'pt_BR' }, status: 'loading', revision: null })
})

it('ends the call where it is closed meanwhile [CM-02]', async () => {
  let signal: AbortSignal | undefined
  const unanswered = {
    call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown) {
      if (fn !== revisionDeGenericos) return next()
      ;({ signal } = args.at(-1) as { signal: AbortSignal })
      return new Promise(() => undefined)
    },
  }
  const { storeState } = await saga()
    .provide([unanswered as never, strict])
    .dispatch(reviewRequested({ kind: 'genericos' }))
    .dispatch(reviewClosed())
    .silentRun(0)
  expect(signal?.aborted).toBe(true)
  expect(selectReview(storeState)).toBeNull()
  expect(selectReview(rootReducer(storeState, reviewLoaded(some)))).toBeNull()
})

describe('without extensions, from the lists of the contract', () => {
  const { componentes, magnitudes, familias, iconos, cultivos, estados_fenologicos, envases, productos_genericos } = lists
  const fns = [
    lineasApi.list,
    comoSeAplicaApi.list,
    paisesApi.list,
    componentes,
    magnitudes,
    familias,
    iconos,
    cultivos,
    estados_fenologicos,
  ]
  const none = [...fns, envases].map(fn => [matchers.call.fn(fn), []] as never)
  const bare = (...before: { type: string }[]) => expectSaga(informesSaga).withReducer(rootReducer, stateOf(false, ...before))
  const acabado = (id: number, codigo: string, paises: string[], more = {}) => ({
    ...{ ...blankOf(productosAcabados), id, codigo, slug: '', imagen_catalogo: null, imagen_modo_de_accion: null },
    ...{ paises, nombre: { es_ES: codigo }, ...more },
  })

  it('looks through the report in its language and for its country, by code; what nothing knows counts as blank [CM-02]', async () => {
    const products = [
      acabado(3, 'C', ['ES'], { nombre: { fr_FR: 'Cé' }, familia: 9, iconos: [9], estados_fenologicos: [9], envases: [9] }),
      acabado(1, 'B', ['es'], { producto_generico: 7 }),
      acabado(2, 'A', ['fr']),
    ]
    const { storeState } = await bare(choiceMade({ kind: 'acabados', idioma: 'fr_FR', pais: 'es' }))
      .provide([
        [matchers.call.fn(acabadosApi.list), products],
        [matchers.call.fn(productos_genericos), [{ id: 7, codigo: 'G', nombre: { es_ES: 'Base' } }]],
        ...[...none, strict],
      ])
      .dispatch(reviewRequested({ kind: 'acabados' }))
      .silentRun(50)
    const { status, revision } = selectReview(storeState) ?? {}
    expect(status).toBe('loaded')
    expect(revision?.productos).toBe(2)
    expect(revision?.filas.map(({ id, codigo, nombre }) => [id, codigo, nombre])).toEqual([
      [1, 'B', 'B'],
      [3, 'C', 'Cé'],
    ])
    const motivos = (at: number) => new Map(revision?.filas[at]?.celdas.map(({ columna, motivo }) => [columna, motivo]))
    expect([motivos(0).get('nombre'), motivos(0).get('producto_generico'), motivos(0).get('generico_codigo')]).toEqual([
      'es_ES',
      'es_ES',
      undefined,
    ])
    expect(['nombre', 'familia', 'iconos', 'estados_fenologicos', 'envases', 'paises'].map(name => motivos(1).get(name))).toEqual([
      undefined,
      ...Array.from({ length: 5 }, () => 'vacia'),
    ])
  })

  it('says that it could not where a list does not come [CM-02]', async () => {
    const { storeState } = await bare()
      .provide([[matchers.call.fn(genericosApi.list), throwError(new ApiError(503, null))], ...none, strict])
      .dispatch(reviewRequested({ kind: 'genericos' }))
      .silentRun(50)
    expect(selectReview(storeState)).toMatchObject({ status: 'failed', revision: null })
    expect(logged()).toEqual(['informes/revision'])
  })
})
