import { changesBetween, isEntero, isTold } from '@/kits/history/model/fieldChange'
import { campoOf, childOf, fieldsOf, isChildOf } from '@/kits/history/model/fieldCatalogue'
import type { Cambio, CambioDeCampo, CambioEntero, Entrada } from '@/shared/history'
import type { HistoryField } from '@/shared/otherKinds'
import { partesOf, type PartesDeTipo } from '@/kits/history/model/partChanges'
import { isList } from '@/kits/history/model/values'

/** Changed field of the record itself; for a text, one language. */
export interface ChangedField {
  kind: 'campo'
  campo: HistoryField
  cambio: CambioDeCampo
}

export interface ChangedParts extends PartesDeTipo {
  kind: 'partes'
  label: string
}

export type RecordChange = ChangedField | ChangedParts

/** Rank in the panel: texts, child records, short values, images, lists. */
const rankOf = (cambiado: RecordChange): number => {
  if (cambiado.kind === 'partes') return 1
  const { campo } = cambiado
  if (isList(campo)) return 4
  return campo.kind === 'text' ? 0 : campo.kind === 'image' ? 3 : 2
}

const placeOf = (tipo: string, cambiado: RecordChange): number => {
  const names = Object.keys(fieldsOf(tipo))
  return cambiado.kind === 'campo' ? names.indexOf(cambiado.cambio.campo) : 0
}

type RecordRef = Pick<Cambio, 'tipo' | 'registro'>

const isOf = (cambio: Cambio, { tipo, registro }: RecordRef): boolean => cambio.tipo === tipo && cambio.registro === registro

/** Fields of a created or deleted record as single changes, so that each can be restored; an untold one has no value to list. */
const membersOf = (cambio: CambioEntero): CambioDeCampo[] => {
  const names = Object.entries(fieldsOf(cambio.tipo)).flatMap(([name, { kind }]) => (kind === 'untold' ? [] : [name]))
  return changesBetween(cambio, cambio.antes ?? {}, cambio.despues ?? {}, names)
}

/** Creation or deletion of the record, if the entry contains one. */
export const wholeOf = (cambios: readonly Cambio[], record: RecordRef): CambioEntero | undefined =>
  cambios.filter(isEntero).find(cambio => isOf(cambio, record))

/** Changes of an entry to a record and its parts, in the order shown. */
export const changesOf = ({ cambios }: Pick<Entrada, 'cambios'>, record: RecordRef): RecordChange[] => {
  const own = cambios.filter(cambio => isOf(cambio, record)).flatMap(cambio => (isEntero(cambio) ? membersOf(cambio) : [cambio]))
  const campos = own.filter(isTold).map((cambio): RecordChange => ({ kind: 'campo', campo: campoOf(cambio.tipo, cambio.campo), cambio }))
  const kinds = [...new Set(cambios.map(({ tipo }) => tipo))].filter(tipo => isChildOf(tipo, record.tipo))
  const partes = kinds
    .map(tipo =>
      partesOf(
        tipo,
        cambios.filter(cambio => cambio.tipo === tipo),
      ),
    )
    .filter(({ partes: told, isMoved }) => told.length > 0 || isMoved)
    .map((each): RecordChange => ({ kind: 'partes', label: childOf(each.tipo)?.label ?? each.tipo, ...each }))
  return [...campos, ...partes].sort((one, other) => rankOf(one) - rankOf(other) || placeOf(record.tipo, one) - placeOf(record.tipo, other))
}
