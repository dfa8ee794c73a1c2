/** The signed-in member of staff, as `GET /api/auth/user/` answers [SE-09]. */
export interface Usuario {
  email: string
  nombre: string
  apellidos: string
  /** Only an API with extensions says it, and the right. */
  id?: number
  administrador?: boolean
}

/** An invited user has never chosen a password [AU-01]. */
export type EstadoDeUsuario = 'activo' | 'invitado' | 'inactivo'

/** A line of the list of users [AU-01]. */
export interface UsuarioListado {
  id: number
  email: string
  nombre: string
  apellidos: string
  administrador: boolean
  estado: EstadoDeUsuario
  /** A moment as ISO 8601 writes it; null for who has never come in. */
  ultimo_acceso: string | null
  /** Number of open sessions, which a deactivation ends [AU-04]. */
  sesiones: number
}

/** What somebody who adds a user says of them [AU-02]. */
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

/** A link by which somebody chooses a password [AU-02, AU-03]. */
export interface EnlaceDeClave {
  /** Is there, this once, unless the link was mailed. */
  enlace?: string
  /** False where it was to be mailed and could not be [AU-06]. */
  enviado?: boolean
  /** A moment as ISO 8601 writes it. */
  caduca: string
}
