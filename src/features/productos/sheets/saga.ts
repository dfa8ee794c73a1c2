import { isAnyOf } from '@reduxjs/toolkit'
import { hasStatus } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { apis } from '@/features/productos/apis'
import { productTypes, ownedBy, type ProductoRecord } from '@/features/productos/productTypes'
import {
  productRead,
  selectSheets,
  sheetsFailed,
  sheetsLeft,
  sheetsLoaded,
  sheetsOutdated,
  sheetsRequested,
  type SheetsRequest,
} from '@/features/productos/sheets/slice'
import type { LiveChange } from '@/shared/live'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ProductOwners } from '@/shared/resources/productFields'
import { all, call, put, select, take, type Saga } from '@/store/effects'
import { changeReceived } from '@/store/live/events'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import { anyOf, watch } from '@/store/watch'

const lineasApi = apiOf(lineasDeComposicion)
const comoSeAplicaApi = apiOf(comoSeAplica)

/** Largest number of products with one call each for their lines and applications; above it, one call loads all. */
const MOST_SINGLE = 30

type ProductIds = Pick<SheetsRequest, 'tipo' | 'ids'>

function* readRecords({ tipo, ids }: ProductIds): Saga<Map<number, ProductoRecord>> {
  const records = new Map<number, ProductoRecord>()
  yield* eachOf(ids, function* (id) {
    try {
      records.set(id, yield* call(apis[tipo].api.get, id))
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
    }
    yield* put(productRead())
  })
  return records
}

/** Child records of products by the id of their product. */
function* readParts<Part extends ProductOwners>(
  list: (filter?: ReturnType<typeof ownedBy>) => Promise<Part[]>,
  { tipo, ids }: ProductIds,
): Saga<Map<number, Part[]>> {
  const byProduct = new Map<number, Part[]>(ids.map(id => [id, []]))
  if (ids.length > MOST_SINGLE) {
    const { owner } = productTypes[tipo]
    for (const part of yield* call(list)) byProduct.get(part[owner] ?? 0)?.push(part)
  } else
    yield* eachOf(ids, function* (id) {
      byProduct.set(id, yield* call(list, ownedBy(tipo, id)))
    })
  return byProduct
}

function* read(asked: ProductIds): Saga {
  try {
    const [records, lines, entradas] = yield* all([
      () => readRecords(asked),
      () => readParts(lineasApi.list, asked),
      () => readParts(comoSeAplicaApi.list, asked),
    ])
    const { ids } = asked
    const sources = ids.flatMap(id => {
      const record = records.get(id)
      return record ? [{ record, lines: lines.get(id) ?? [], entradas: entradas.get(id) ?? [] }] : []
    })
    yield* put(sheetsLoaded({ sources, notFound: ids.filter(id => !records.has(id)) }))
  } catch (error) {
    reportError('fichas', error)
    yield* put(sheetsFailed())
  }
}

/** Reads the products of a page of sheets, a few calls at a time [FT-01, FT-03]. */
function* readSheets(action: ReturnType<typeof sheetsRequested | typeof sheetsOutdated | typeof sheetsLeft>): Saga {
  if (!sheetsLeft.match(action)) yield* read(action.payload)
}

/** Delay in milliseconds after a change: one reading for a product and its parts [SY-03]. */
const FOLLOWED_MS = 300

/** True if a change may concern products: an event about very many records names none, and that of a deleted part no product. */
const concerns = ({ tipo, ids }: SheetsRequest, { recurso, registros, eliminados, referidos }: LiveChange): boolean => {
  const { resource, owner } = productTypes[tipo]
  const changed = [...registros, ...eliminados]
  if (recurso === resource) return changed.length === 0 || ids.some(id => changed.includes(id))
  const isPart = recurso === lineasDeComposicion.name || recurso === comoSeAplica.name
  return isPart && (eliminados.length > 0 || !referidos || ids.some(id => referidos[owner]?.includes(id)))
}

function* follow(changes: readonly ReturnType<typeof changeReceived>[]): Saga {
  const { request } = yield* select(selectSheets)
  if (!request || !changes.some(({ payload }) => concerns(request, payload))) return
  yield* put(sheetsOutdated(request))
  // Later changes wait for the end of this reading, which they would cancel.
  yield* take(isAnyOf(sheetsLoaded, sheetsFailed, sheetsLeft))
}

export const sheetsSaga = watch({
  // Leaving the page cancels the reading.
  latest: [[anyOf(sheetsRequested, sheetsOutdated, sheetsLeft), readSheets]],
  paused: [[changeReceived, follow, FOLLOWED_MS]],
})
