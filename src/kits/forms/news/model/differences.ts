import { changesBetween } from '@/kits/history/model/fieldChange'
import { changesOf, type RecordChange } from '@/kits/history/model/recordChanges'
import { contentOf, fieldsOf } from '@/kits/history/model/fieldCatalogue'
import type { Cambio } from '@/shared/history'

type Fields = Readonly<Record<string, unknown>>

/** Record in a form: fields by their names in the API, and parts by resource. */
export interface RecordValues {
  fields: object
  partes: Readonly<Record<string, readonly { id: string | number }[]>>
}

const partChanges = (tipo: string, before: readonly { id: string | number }[], now: readonly { id: string | number }[]): Cambio[] => {
  const registroOf = ({ id }: { id: string | number }) => Number(id)
  const isThere = (parts: typeof before, { id }: { id: string | number }) => parts.some(part => String(part.id) === String(id))
  const whole = (part: { id: string | number }, side: 'antes' | 'despues'): Cambio => {
    const none = { tipo, registro: registroOf(part), campo: null, idioma: null, antes: null, despues: null }
    return { ...none, [side]: part as object as Fields }
  }
  return [
    ...before.filter(part => !isThere(now, part)).map(part => whole(part, 'antes')),
    ...now.filter(part => !isThere(before, part)).map(part => whole(part, 'despues')),
    ...now.flatMap(part => {
      const earlier = before.find(({ id }) => String(id) === String(part.id))
      const names = [...contentOf(tipo), 'orden']
      return earlier
        ? changesBetween({ tipo, registro: registroOf(part) }, earlier as object as Fields, part as object as Fields, names)
        : []
    }),
  ]
}

/** Changes between two states of a record, in the form of the history: fields by language, parts one by one. */
export const differencesBetween = (record: { tipo: string; registro: number }, before: RecordValues, now: RecordValues): RecordChange[] => {
  const names = Object.keys(fieldsOf(record.tipo))
  const cambios = [
    ...changesBetween(record, before.fields as Fields, now.fields as Fields, names),
    ...Object.keys(now.partes).flatMap(tipo => partChanges(tipo, before.partes[tipo] ?? [], now.partes[tipo] ?? [])),
  ]
  return changesOf({ cambios }, record)
}
