import type { ProductoAcabadoLight } from '@/shared/resources/productosAcabados'
import { sameValue } from '@/shared/resources/sameValue'

/** Change of many products at once [LS-05]. */
interface ProductoChange {
  activo?: boolean
  ecologico?: boolean
  familia?: number | null
  /** Codes of countries. */
  added?: readonly string[]
  removed?: readonly string[]
}

type ChangedFields = Partial<Pick<ProductoAcabadoLight, 'activo' | 'ecologico' | 'familia' | 'paises'>>

const lower = (code: string) => code.toLowerCase()

/** Countries after a change; case is ignored, because records have codes in both. */
const withPaises = (paises: readonly string[], { added = [], removed = [] }: ProductoChange): string[] => {
  const there = new Set(paises.map(lower))
  const gone = new Set(removed.map(lower))
  return [...paises.filter(code => !gone.has(lower(code))), ...added.map(lower).filter(code => !there.has(code))]
}

/** Fields that the change writes into a record; null if the record already has them. */
export const writtenInto = (record: ChangedFields, change: ProductoChange): ChangedFields | null => {
  const { added, removed, ...fields } = change
  const written: ChangedFields = { ...fields, ...((added || removed) && { paises: withPaises(record.paises ?? [], change) }) }
  const isSame = (field: keyof ChangedFields) => sameValue(record[field], written[field], true)
  return (Object.keys(written) as (keyof ChangedFields)[]).every(isSame) ? null : written
}
