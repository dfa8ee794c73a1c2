import { direccionOf, enlaceDe } from '@/kits/history/model/recordAddress'
import type { Entrada } from '@/shared/history'
import { calledName } from '@/kits/history/model/names'
import { queryOfTerm } from '@/kits/lists/model/address'
import { plainName } from '@/shared/richName'
import type { VersionRequest } from '@/kits/history/slice'

interface Place {
  to: string
  state?: Readonly<Record<string, unknown>>
  /** Version to open at the address; null without a history. */
  version: VersionRequest | null
}

/** Address for an entry of one record: its version, or the trash for a deleted record [HI-05]. */
export const placeOf = (entrada: Pick<Entrada, 'id' | 'accion' | 'tipo' | 'registro' | 'codigo' | 'nombre'>): Place | undefined => {
  const { id: entry, accion, tipo, registro: id } = entrada
  if (accion === 'eliminado') return { to: `/papelera${queryOfTerm(plainName(calledName(entrada)))}`, version: null }
  const address = direccionOf(tipo, id)
  return address && { to: address.to, state: { ...address.state, historial: true }, version: { tipo, id, entrada: entry } }
}

/** Address of an entry's row for another tab, which has no history state: that of a master names the record. A run has none. */
export const hrefOf = (entrada: Entrada): string | undefined => {
  const { accion, registros, tipo, registro } = entrada
  if (registros !== 1) return undefined
  return accion === 'eliminado' ? placeOf(entrada)?.to : enlaceDe(tipo, registro)
}
