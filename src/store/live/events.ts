import { createAction } from '@reduxjs/toolkit'

/** User as the events of the API name one. */
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
  registros: number[]
  eliminados: number[]
  /** Null for changes of an operator on the machine. */
  usuario: Persona | null
}

/** Users who have a record open. Data of `event: presencia` [SY-05]. */
export interface Presence {
  tipo: string
  id: number
  personas: { usuario: Persona; idioma: string }[]
}

/** Actions of plain data that the stream of events becomes: a log replays them [SY-08]. */
export const changeReceived = createAction<Change>('live/changeReceived')
export const presenceReceived = createAction<Presence>('live/presenceReceived')

/** Stream connected, for the first time or again: changes may have been missed. */
export const streamOpened = createAction('live/streamOpened')

/** No event and no comment for a while: a proxy holds the stream back, or the network is down [SY-09]. */
export const streamSilent = createAction('live/streamSilent')
