import { kindOf } from '@/domain/usos/kinds'

export interface Direccion {
  to: string
  /** Forms of masters have no address: their page is told which record to open. */
  state?: Readonly<Record<string, unknown>>
}

const lists: Readonly<Record<string, string>> = {
  magnitudes: '/maestras/magnitudes',
  iconos: '/maestras/iconos',
  familias: '/maestras/familias',
  componentes: '/maestras/componentes_quimicos',
}

/** Where a record is edited; undefined of what has no form. */
export const direccionOf = (tipo: string, id: number): Direccion | undefined => {
  const list = lists[tipo]
  if (list !== undefined) return { to: list, state: { abrir: id } }
  return tipo === 'usuarios' ? { to: '/account/usuarios' } : kindOf(tipo).record?.(id)
}

/** Address of a record's form, for a link; undefined without a form. */
export const enlaceDe = (tipo: string, id: number): string | undefined => {
  const direccion = direccionOf(tipo, id)
  return direccion?.state ? `${direccion.to}?abrir=${id}` : direccion?.to
}
