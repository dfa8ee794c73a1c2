/** Open session of the user [AU-05]. */
export interface Sesion {
  id: number
  /** Device in words: "Firefox en Windows". */
  dispositivo: string
  /** Times as ISO 8601; the last use is rounded to the hour. */
  creada: string
  usada: string
  /** Session of the request. */
  actual: boolean
}
