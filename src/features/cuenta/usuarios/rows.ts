import { tableMomentOf } from '@/domain/draft/words'
import type { Row } from '@/domain/table/row'
import type { EstadoDeUsuario, UsuarioListado } from '@/domain/usuario/usuario'
import type { Column } from '@/ui/table/types'

const estados: Record<EstadoDeUsuario, string> = { activo: 'Activo', invitado: 'Invitado', inactivo: 'Inactivo' }

/** Of the field that stands beside the name: it has no column of its own. */
const SELF = 5

export const columns: readonly Column[] = [
  { title: 'Nombre', main: true, badge: SELF, quiet: true },
  { title: 'Correo electrónico', meta: true, truncate: false },
  { title: 'Estado', meta: true, sign: { look: 'dot', yes: estados.activo, half: estados.invitado, fades: true } },
  { title: 'Administrador', drop: 2, sign: { look: 'check', yes: 'Sí' } },
  { title: 'Último acceso', drop: 1 },
]

export type Called = Pick<UsuarioListado, 'nombre' | 'apellidos' | 'email'>

/** What a user is called; an operator may have added one without a name. */
export const nameOf = ({ nombre, apellidos, email }: Called): string => `${nombre} ${apellidos}`.trim() || email

export const rowOf = (user: UsuarioListado, own: number | undefined): Row => ({
  id: user.id,
  fields: [
    nameOf(user),
    user.email,
    estados[user.estado],
    user.administrador ? 'Sí' : 'No',
    user.ultimo_acceso === null ? 'Nunca' : tableMomentOf(Date.parse(user.ultimo_acceso)),
    user.id === own ? 'usted' : '',
  ],
})

export const ONLY_ADMINISTRATOR = 'Es el único administrador activo'

/** An invited administrator, without a password yet, does not count, as for the API. */
export const isLastAdministrator = (user: UsuarioListado, users: readonly UsuarioListado[]): boolean => {
  const rules = ({ administrador, estado }: UsuarioListado) => administrador && estado === 'activo'
  return rules(user) && users.filter(rules).length === 1
}
