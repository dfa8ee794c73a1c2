/** User in an event or an entry of the history. */
export interface Persona {
  id: number
  nombre: string
  apellidos: string
}

/** Committed change by any user in any tab [SY-03]. Data of `event: cambio` of `GET /api/eventos/`. */
export interface LiveChange {
  /** Resource name in the API: `productos_genericos`. */
  recurso: string
  /** Version of the list after the change. */
  version: number
  /** Ids of existing and deleted records. Both lists are empty when more records have changed than an event lists. */
  registros: number[]
  eliminados: number[]
  /** Ids of the records that existing child records refer to, by member. Missing for all other resources. */
  referidos?: Record<string, number[]>
  /** Author; null for changes of an operator on the server, and of several users when more records have changed than an event lists. */
  usuario: Persona | null
}

/** Users who have a record open. Data of `event: presencia` [SY-05]. */
export interface Presence {
  tipo: string
  id: number
  personas: { usuario: Persona; idioma: string }[]
}

/** Record that a page shows, and the edited locale. */
export interface OpenRecord {
  /** Resource name in the API. */
  tipo: string
  id: number
  idioma: string
}
