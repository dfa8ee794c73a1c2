import { tableMomentOf } from '@/ui/text/dates'
import { fullNameOf, type EstadoDeUsuario, type UsuarioListado } from '@/shared/user'
import { defineList } from '@/kits/lists/list'

const estados: Record<EstadoDeUsuario, string> = { activo: 'Activo', invitado: 'Invitado', inactivo: 'Inactivo' }

export type UserName = Pick<UsuarioListado, 'nombre' | 'apellidos' | 'email'>

/** Name of a user in sentences; the e-mail for a user whom an operator has added without a name. */
export const nameOf = (user: UserName): string => fullNameOf(user) || user.email

/** List of users; its context is the id of the signed-in user [AU-01]. */
export const usuariosList = defineList<UsuarioListado, number | undefined>({
  storage: 'filtroUsuarios',
  noun: { one: 'usuario', many: 'usuarios', gender: 'm' },
  columns: [
    {
      key: 'nombre',
      title: 'Nombre',
      main: true,
      quiet: true,
      text: nameOf,
      badge: ({ id }, own) => (id === own ? 'usted' : ''),
    },
    { key: 'email', title: 'Correo electrónico', meta: true, truncate: false, text: ({ email }) => email },
    {
      key: 'estado',
      title: 'Estado',
      meta: true,
      sign: { look: 'dot', yes: estados.activo, half: estados.invitado, fades: true },
      text: ({ estado }) => estados[estado],
    },
    {
      key: 'administrador',
      title: 'Administrador',
      drop: 2,
      sign: { look: 'check', yes: 'Sí' },
      text: ({ administrador }) => (administrador ? 'Sí' : 'No'),
    },
    {
      key: 'ultimo_acceso',
      title: 'Último acceso',
      drop: 1,
      tabular: true,
      text: ({ ultimo_acceso }) => (ultimo_acceso === null ? 'Nunca' : tableMomentOf(Date.parse(ultimo_acceso))),
    },
  ],
  storedOrder: ['nombre', 'email', 'estado', 'administrador', 'ultimo_acceso'],
})

export const ONLY_ADMINISTRATOR = 'Es el único administrador activo'

/** True for the only active administrator. Invited administrators without a password do not count, as in the API. */
export const isLastAdministrator = (user: UsuarioListado, users: readonly UsuarioListado[]): boolean => {
  const rules = ({ administrador, estado }: UsuarioListado) => administrador && estado === 'activo'
  return rules(user) && users.filter(rules).length === 1
}
