import { lists } from '@/api/lists'
import { paisesApi } from '@/api/paises'
import { apiOf } from '@/api/resources'
import { finishedReader, genericReader, type Sources } from '@/features/informes/review/reportProducts'
import type { Review, ReportChoice } from '@/features/informes/slice'
import { createPause } from '@/kits/spreadsheet/inSlices'
import { finishedColumns, genericColumns } from '@/shared/reports/columns'
import type { Product } from '@/shared/reports/product'
import { reviewRows } from '@/shared/reports/reviewRows'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosAcabados, type ProductoAcabado } from '@/shared/resources/productosAcabados'
import { productosGenericos, type ProductoGenerico, type ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import type { Revision } from '@/shared/review'
import { all, call, type Saga } from '@/store/effects'

const genericosApi = apiOf(productosGenericos)
const acabadosApi = apiOf(productosAcabados)
const lineasApi = apiOf(lineasDeComposicion)
const comoSeAplicaApi = apiOf(comoSeAplica)

const imageUrl = (url: string | null) => url ?? ''

interface Coded {
  id: number
  codigo: string
}

/** Products by code, as in the report, each read in turn with pauses for the page. */
async function* inOrder<R extends Coded, P extends Product>(records: readonly R[], read: (record: R) => P): AsyncGenerator<P> {
  const pause = createPause()
  const byCode = (one: R, other: R) => (one.codigo === other.codigo ? one.id - other.id : one.codigo < other.codigo ? -1 : 1)
  for (const record of records.toSorted(byCode)) {
    await pause()
    yield read(record)
  }
}

/** Review of the generic products, by the rule of the server. */
export const reviewGenericos = (records: readonly ProductoGenerico[], sources: Sources, { idioma }: Pick<ReportChoice, 'idioma'>) =>
  reviewRows(productosGenericos.name, genericColumns({ idioma, imageUrl }), inOrder(records, genericReader(sources, idioma)))

/** Review of the finished products of a country, by the rule of the server. */
export const reviewAcabados = (
  records: readonly ProductoAcabado[],
  genericos: readonly ProductoGenericoLight[],
  sources: Sources,
  { idioma, pais }: ReportChoice,
) => {
  const code = pais.toLowerCase()
  const ofCountry = records.filter(({ paises }) => paises.some(each => each.toLowerCase() === code))
  const products = inOrder(ofCountry, finishedReader(sources, genericos, idioma))
  return reviewRows(productosAcabados.name, finishedColumns({ idioma, imageUrl }), products)
}

function* readSources(): Saga<Sources> {
  const [lineas, entradas, paises, componentes, magnitudes, familias, iconos, cultivos, estados_fenologicos, envases] = yield* all([
    () => call(lineasApi.list),
    () => call(comoSeAplicaApi.list),
    () => call(paisesApi.list),
    () => call(lists.componentes),
    () => call(lists.magnitudes),
    () => call(lists.familias),
    () => call(lists.iconos),
    () => call(lists.cultivos),
    () => call(lists.estados_fenologicos),
    () => call(lists.envases),
  ])
  return { lineas, entradas, paises, componentes, magnitudes, familias, iconos, cultivos, estados_fenologicos, envases }
}

/** Review of a report on an API without extensions: the page reads whole lists of the contract, some megabytes for thousands of products [CM-02]. */
export function* reviewFromLists({ kind, choice }: Pick<Review, 'kind' | 'choice'>): Saga<Revision> {
  if (kind === 'genericos') {
    const [records, sources] = yield* all([() => call(genericosApi.list), readSources])
    return yield* call(reviewGenericos, records, sources, choice)
  }
  const [records, genericos, sources] = yield* all([() => call(acabadosApi.list), () => call(lists.productos_genericos), readSources])
  return yield* call(reviewAcabados, records, genericos, sources, choice)
}
