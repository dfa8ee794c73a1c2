/** The signed-in member of staff, as `GET /api/auth/user/` answers [SE-09]. */
export interface Usuario {
  email: string
  nombre: string
  apellidos: string
}
