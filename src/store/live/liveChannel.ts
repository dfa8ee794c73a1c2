import { eventChannel, type Buffer, type EventChannel } from 'redux-saga'
import type { LiveEvent, LiveSource } from '@/api/live/liveEvent'
import type { LiveChange } from '@/shared/live'

/** Event of the stream for the store. */
export type HeardEvent =
  | Exclude<LiveEvent, { kind: 'alive' | 'lost' }>
  /** No event or comment for `silenceMs`. */
  | { kind: 'silent' }

/** Interval in milliseconds after which the stream counts as silent. The server sends a comment every 10 s [SY-09]. */
const SILENCE_MS = 30_000

/** Maximum number of buffered events; more are treated as a gap, which the lists' deltas close. */
export const MOST_WAITING = 200

const union = (one: readonly number[], other: readonly number[]): number[] => [...new Set([...one, ...other])]
const without = (ids: readonly number[], others: readonly number[]): number[] => ids.filter(id => !others.includes(id))

/** True for a change of more records than the API lists. */
const isUnnamed = ({ registros, eliminados }: LiveChange): boolean => registros.length === 0 && eliminados.length === 0

type Referidos = NonNullable<LiveChange['referidos']>

const together = (one: Referidos, other: Referidos): Referidos =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map(key => [key, union(one[key] ?? [], other[key] ?? [])]))

/** Merges two changes of one list by one user. A record is either changed or deleted, by its last change. */
const merged = (earlier: LiveChange, later: LiveChange): LiveChange => {
  if (isUnnamed(earlier) || isUnnamed(later)) return { ...later, registros: [], eliminados: [] }
  return {
    ...later,
    registros: union(without(earlier.registros, later.eliminados), later.registros),
    eliminados: union(without(earlier.eliminados, later.registros), later.eliminados),
    ...(earlier.referidos && later.referidos && { referidos: together(earlier.referidos, later.referidos) }),
  }
}

/** Buffer in which an event replaces an obsolete earlier one, and consecutive changes of one list by one user are merged. */
export const coalescing = (): Buffer<HeardEvent> => {
  let waiting: HeardEvent[] = []

  const putChange = (change: LiveChange) => {
    const at = waiting.findLastIndex(each => each.kind === 'changed' && each.change.recurso === change.recurso)
    const earlier = waiting[at]
    // Not merged across a change of another user: the last event decides whether a record still exists.
    const isSameUser = earlier?.kind === 'changed' && earlier.change.usuario?.id === change.usuario?.id
    if (isSameUser) waiting[at] = { kind: 'changed', change: merged(earlier.change, change) }
    else waiting.push({ kind: 'changed', change })
  }
  const isReplacedBy = (event: HeardEvent) => (each: HeardEvent) =>
    each.kind === event.kind &&
    (each.kind !== 'presence' ||
      (event.kind === 'presence' && each.presence.tipo === event.presence.tipo && each.presence.id === event.presence.id))

  return {
    isEmpty: () => waiting.length === 0,
    put: event => {
      if (event.kind === 'changed') putChange(event.change)
      else waiting = [...waiting.filter(each => !isReplacedBy(event)(each)), event]
      // After the overflow a single `opened` announces a gap.
      if (waiting.length > MOST_WAITING) waiting = [{ kind: 'opened' }]
    },
    take: () => waiting.shift(),
    flush: () => {
      const all = waiting
      waiting = []
      return all
    },
  }
}

/**
 * Channel of the stream of events. Emits `silent` after each `silenceMs` without an event or comment; the timer is in the channel, so that no
 * saga needs `race`.
 */
export const liveChannel = (source: LiveSource, report: (error: unknown) => void, silenceMs = SILENCE_MS): EventChannel<HeardEvent> =>
  eventChannel(emit => {
    const start = () => setInterval(() => emit({ kind: 'silent' }), silenceMs)
    let timer = start()
    const close = source(event => {
      // Lost connections are no sign of life.
      if (event.kind === 'lost') return
      clearInterval(timer)
      timer = start()
      if (event.kind !== 'alive') emit(event)
    }, report)
    return () => {
      clearInterval(timer)
      close()
    }
  }, coalescing())
