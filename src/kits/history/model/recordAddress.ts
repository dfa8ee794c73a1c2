import { recordLink, type RecordLink } from '@/kits/history/model/recordLink'
import { resourceOf } from '@/shared/resources/registry'

/** Address of a record's form; undefined without a form of its own. Users have one address for all. */
export const enlaceDe = (tipo: string, id: number): string | undefined =>
  tipo === 'usuarios' ? '/account/usuarios' : resourceOf(tipo)?.routes?.record(id)

/** Place of a record's form; undefined for records without one. */
export const direccionOf = (tipo: string, id: number): RecordLink | undefined => {
  const address = enlaceDe(tipo, id)
  return address === undefined ? undefined : recordLink(address)
}
