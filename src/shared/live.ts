/** User as events name one. */
export interface Persona {
  id: number
  nombre: string
  apellidos: string
}

/** Change that was committed, by any user, in any tab [SY-03]. Data of `event: cambio` of `GET /api/eventos/`. */
export interface Change {
  /** Resource as the API names it: `productos_genericos`. */
  recurso: string
  /** Version of the list after the change. */
  version: number
  /** Ids of records that are there. Both lists are empty where more have changed than an event names. */
  registros: number[]
  eliminados: number[]
  /** Of child records that are there: ids of the records that they refer to, by member. Left out of all other resources. */
  referidos?: Record<string, number[]>
  /** Null for changes of an operator on the machine, and of several users where more have changed than an event names. */
  usuario: Persona | null
}

/** Users who have a record open. Data of `event: presencia` [SY-05]. */
export interface Presence {
  tipo: string
  id: number
  personas: { usuario: Persona; idioma: string }[]
}

/** Record that a page shows, and the locale that is edited there. */
export interface Place {
  /** Resource as the API names it. */
  tipo: string
  id: number
  idioma: string
}
