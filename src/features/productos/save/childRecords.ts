import { apiOf } from '@/api/resources'
import { sharesText } from '@/shared/locales/sharesText'
import { contentOf, draftOf, isSameComposicion, isSameLine, type LineaDraft } from '@/features/productos/model/composicion'
import { ownedBy, ownerOf } from '@/features/productos/productTypes'
import type { Entrada, Linea, SaveFacts, SaveInput } from '@/features/productos/save/saveFacts'
import { comoSeAplica as comoSeAplicaResource, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { sameValue } from '@/shared/resources/sameValue'
import { call } from '@/store/effects'
import type { Parts } from '@/store/sequences/childRecords/kind'

const comoSeAplicaApi = apiOf(comoSeAplicaResource)
const lineasDeComposicionApi = apiOf(lineasDeComposicion)

const fallback = 'Se ha producido un error al guardar el producto'

/** True if two lines count as one, edited: equal component, or free text equal in a language. */
const isLikeLine = (one: Linea, other: Linea): boolean =>
  one.componente === other.componente && (one.componente !== null || sharesText(one.valor, other.valor))

/** Rules of the composition: a save replaces the stored lines with those of the form [CO-07]. */
export const lineas: Parts<SaveInput, SaveFacts, Linea, LineaDeComposicion, LineaDraft> = {
  name: 'Líneas de composición',
  words: { saved: 'las líneas de composición', counted: { one: 'línea de composición', many: 'líneas de composición' } },
  existing: 'replaced',
  ledger: { of: facts => facts.lineas, into: ledger => ({ lineas: ledger }) },
  drafts: ({ composicion }) => composicion,
  opened: ({ lines }) => lines,
  list: ({ tipo, id }) => call(lineasDeComposicionApi.list, ownedBy(tipo, id)),
  isUntouched: ({ composicion, lines }) => isSameComposicion(composicion, draftOf(lines)),
  isSame: isSameLine,
  contentOf: ({ orden, ...line }) => ({ ...contentOf(line), orden }),
  create: ({ tipo, id }, line, key) => call(lineasDeComposicionApi.create, { ...line, ...ownerOf(tipo, id) }, key),
  remove: id => call(lineasDeComposicionApi.remove, id),
  merge: { resource: 'lineas_de_composicion', draftOf: ({ id, ...line }) => ({ ...line, id: String(id) }), isLike: isLikeLine },
  fallback,
}

/** Rules of the applications: a chosen stage without entry gets one, entries of other stages are deleted, the rest is unchanged [AP-03]. */
export const comoSeAplica: Parts<SaveInput, SaveFacts, Entrada, ComoSeAplica, Entrada & { id: string }> = {
  name: 'Cómo se aplica',
  words: { counted: { one: 'entrada de cómo se aplica', many: 'entradas de cómo se aplica' } },
  existing: 'kept',
  ledger: { of: facts => facts.entradas, into: ledger => ({ entradas: ledger }) },
  drafts: ({ values }, { saved }) =>
    [...new Set(saved?.estados_fenologicos ?? values.estados_fenologicos)].map(estado => ({
      id: `estado ${estado}`,
      estado_fenologico: estado,
    })),
  opened: () => [],
  list: ({ tipo, id }) => call(comoSeAplicaApi.list, ownedBy(tipo, id)),
  isUntouched: ({ values, record }) => sameValue(values.estados_fenologicos, record.estados_fenologicos),
  isSame: (one, other) => one.estado_fenologico === other.estado_fenologico,
  contentOf: ({ estado_fenologico }) => ({ estado_fenologico }),
  create: ({ tipo, id }, entrada, key) => {
    const blank = { modo_de_aplicacion: 0, momento_de_aplicacion: {}, dosis: '', objetivo: {} }
    return call(comoSeAplicaApi.create, { ...blank, ...entrada, ...ownerOf(tipo, id) }, key)
  },
  remove: id => call(comoSeAplicaApi.remove, id),
  fallback,
}
