/** Signed-in member of staff, from `GET /api/auth/user/` [SE-09]. */
export interface Usuario {
  email: string
  nombre: string
  apellidos: string
  /** Missing without extensions, like `administrador`. */
  id?: number
  administrador?: boolean
}

/** An invited user has not chosen a password yet [AU-01]. */
export type EstadoDeUsuario = 'activo' | 'invitado' | 'inactivo'

/** Row of the list of users [AU-01]. */
export interface UsuarioListado {
  id: number
  email: string
  nombre: string
  apellidos: string
  administrador: boolean
  estado: EstadoDeUsuario
  /** Time as ISO 8601; null for a user who has never signed in. */
  ultimo_acceso: string | null
  /** Number of open sessions, which a deactivation ends [AU-04]. */
  sesiones: number
}

export const fullNameOf = ({ nombre, apellidos }: Pick<UsuarioListado, 'nombre' | 'apellidos'>): string => `${nombre} ${apellidos}`.trim()

/** Data of a new user [AU-02]. */
export type UsuarioInput = Pick<UsuarioListado, 'email' | 'nombre' | 'apellidos' | 'administrador'>

export const usuarioInputOf = ({ email, nombre, apellidos, administrador }: UsuarioListado): UsuarioInput => ({
  email,
  nombre,
  apellidos,
  administrador,
})

export interface UsuarioChange extends Partial<UsuarioInput> {
  /** False ends the user's sessions and refuses sign-in [AU-04]. */
  activo?: boolean
}

/** Link for choosing a password [AU-02, AU-03]. */
export interface EnlaceDeClave {
  /** Address of the link, in this response only; missing when the link was sent by e-mail. */
  enlace?: string
  /** False when sending the e-mail failed [AU-06]. */
  enviado?: boolean
  /** Time as ISO 8601. */
  caduca: string
}
