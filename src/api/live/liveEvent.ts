import { isListOf } from '@/shared/isListOf'
import { isObject } from '@/shared/isObject'
import { parsedJson } from '@/api/http/parsedJson'
import type { ServerEvent } from '@/api/live/eventParser'
import type { LiveChange, Persona, Presence } from '@/shared/live'

/** Event of the stream as plain data, which tabs forward to each other. */
export type LiveEvent =
  /** Stream connected, for the first time or again: events may have been missed. */
  | { kind: 'opened' }
  /** The connection ended or failed; another attempt follows. */
  | { kind: 'lost' }
  /** Sign of life: a comment or an event. */
  | { kind: 'alive' }
  | { kind: 'changed'; change: LiveChange }
  | { kind: 'presence'; presence: Presence }

/**
 * Opens the stream of events of the caller's session, which reconnects automatically.
 * @param report called with the first unreadable event
 * @returns function that closes the stream
 */
export type LiveSource = (tell: (event: LiveEvent) => void, report: (error: unknown) => void) => () => void

const isId = (value: unknown): value is number => Number.isSafeInteger(value)
const areIds = isListOf(isId)

const isPersona = (value: unknown): value is Persona =>
  isObject(value) && isId(value['id']) && typeof value['nombre'] === 'string' && typeof value['apellidos'] === 'string'

const isPresent = (value: unknown): value is Presence['personas'][number] =>
  isObject(value) && isPersona(value['usuario']) && typeof value['idioma'] === 'string'

const isChange = (value: unknown): value is LiveChange =>
  isObject(value) &&
  typeof value['recurso'] === 'string' &&
  isId(value['version']) &&
  areIds(value['registros']) &&
  areIds(value['eliminados']) &&
  (value['referidos'] === undefined || (isObject(value['referidos']) && Object.values(value['referidos']).every(areIds))) &&
  (value['usuario'] === null || isPersona(value['usuario']))

const isPresence = (value: unknown): value is Presence =>
  isObject(value) &&
  typeof value['tipo'] === 'string' &&
  isId(value['id']) &&
  Array.isArray(value['personas']) &&
  value['personas'].every(isPresent)

/**
 * Parsed event of the API; null for an event unknown to this version.
 * @throws Error when the data break the contract. The message contains none of the data.
 */
export const readLiveEvent = ({ event, data }: ServerEvent): LiveEvent | null => {
  if (event !== 'cambio' && event !== 'presencia') return null
  const json = parsedJson(data)
  if (event === 'cambio' && isChange(json)) return { kind: 'changed', change: json }
  if (event === 'presencia' && isPresence(json)) return { kind: 'presence', presence: json }
  throw new Error(`"${event}" with other data than the contract says`)
}
