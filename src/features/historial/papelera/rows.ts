import { tableMomentOf } from '@/domain/draft/words'
import { nameOfAutor } from '@/domain/historial/autor'
import { nameOfTipo } from '@/domain/historial/campos'
import type { EnPapelera } from '@/domain/historial/historial'
import { recordName, richRecordName } from '@/domain/recordName'
import { countOfPartes } from '@/domain/historial/recuento'
import type { Row } from '@/domain/table/row'
import type { Column } from '@/ui/table/types'

/** Of the field that stands beside the name: it has no column of its own. */
const CODE = 5

export const columns: readonly Column[] = [
  { title: 'Nombre', main: true, badge: CODE, quiet: true, truncate: false },
  { title: 'Tipo', meta: true },
  { title: 'Partes', drop: 2, truncate: false },
  { title: 'Eliminado', meta: true },
  { title: 'Eliminado por', meta: true },
]

/** The latest first. */
export const START = { column: 3, descending: true }

/** What it is called in sentences. */
export const plainNameOf = (each: EnPapelera): string => recordName({ ...each, id: each.registro })

const rowOf = (each: EnPapelera): Row => ({
  id: each.id,
  fields: [
    richRecordName({ ...each, id: each.registro }),
    nameOfTipo(each.tipo),
    countOfPartes(each.partes),
    tableMomentOf(Date.parse(each.momento)),
    nameOfAutor(each.usuario),
    each.codigo ?? '',
  ],
})

/** A column that is read backwards turns those of one minute round too, so they come the oldest first. */
export const rowsOf = (records: readonly EnPapelera[]): Row[] =>
  [...records].sort((one, other) => Date.parse(one.momento) - Date.parse(other.momento) || one.id - other.id).map(rowOf)

const DAY_MS = 24 * 60 * 60 * 1000

/** For how long all that is there is kept; undefined where there is nothing to tell it by. */
export const keptDays = ([first]: readonly EnPapelera[]): number | undefined =>
  first && Math.round((Date.parse(first.caduca) - Date.parse(first.momento)) / DAY_MS)
