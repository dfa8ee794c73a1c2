import type { ProductoAcabadoLight } from '@/shared/resources/productosAcabados'

/** Change of many products at once [LS-05]. */
export interface ProductoChange {
  activo?: boolean
  ecologico?: boolean
  familia?: number | null
  /** Countries, by their codes. */
  added?: readonly string[]
  removed?: readonly string[]
}

type Changed = Partial<Pick<ProductoAcabadoLight, 'activo' | 'ecologico' | 'familia' | 'paises'>>

const lower = (code: string) => code.toLowerCase()

/** Records have their codes in either case. */
const withPaises = (paises: readonly string[], { added = [], removed = [] }: ProductoChange): string[] => {
  const there = new Set(paises.map(lower))
  const gone = new Set(removed.map(lower))
  return [...paises.filter(code => !gone.has(lower(code))), ...added.map(lower).filter(code => !there.has(code))]
}

/** Members that the change writes into this record; null where it has them already. */
export const writtenInto = (record: Changed, change: ProductoChange): Changed | null => {
  const { added, removed, ...fields } = change
  const written: Changed = { ...fields, ...((added || removed) && { paises: withPaises(record.paises ?? [], change) }) }
  const isSame = (field: keyof Changed) => JSON.stringify(record[field] ?? null) === JSON.stringify(written[field] ?? null)
  return (Object.keys(written) as (keyof Changed)[]).every(isSame) ? null : written
}
