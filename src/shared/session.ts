/** One of the user's open sessions [AU-05]. */
export interface Sesion {
  id: number
  /** Words: "Firefox en Windows". */
  dispositivo: string
  /** Moments as ISO 8601 writes them; the last use is known to the hour. */
  creada: string
  usada: string
  /** Whether it is the one that asks. */
  actual: boolean
}
