import type { Persona, OpenRecord, Presence } from '@/shared/live'

/** Report of a page: the record that it has open, or null for none. */
interface Report {
  /** Hash of the token of the session, and the id of the page within the session. */
  sesion: string
  pagina: string
  usuario: Persona
  lugar: OpenRecord | null
}

interface OpenPage extends Report {
  lugar: OpenRecord
  /** Expiry, by `performance.now()`. */
  until: number
}

/** Most pages in memory, of a session and of all; beyond them the oldest is removed. */
const PAGES_OF_SESSION = 50
const PAGES = 20_000

const isAt = (place: OpenRecord, { tipo, id }: Pick<OpenRecord, 'tipo' | 'id'>) => place.tipo === tipo && place.id === id

/**
 * Records that pages have open, in memory only. Pages repeat their report, and are removed `keepMs` after the last one.
 * @param publish called with a record whose users have changed, and the sessions that have it open
 */
export const createPresence = (keepMs: number, publish: (presence: Presence, sessions: ReadonlySet<string>) => void) => {
  /** Pages in the order of their last report. */
  const pages = new Map<string, OpenPage>()
  let timer: NodeJS.Timeout | undefined

  const at = (record: OpenRecord) => [...pages.values()].filter(({ lugar }) => isAt(lugar, record))

  /** Each user once, with the language of the last report. */
  const presenceAt = (record: OpenRecord): Presence => {
    const byUser = new Map(at(record).map(({ usuario, lugar }) => [usuario.id, { usuario, idioma: lugar.idioma }]))
    return { tipo: record.tipo, id: record.id, personas: [...byUser.values()].sort((one, other) => one.usuario.id - other.usuario.id) }
  }

  const publishFor = (record: OpenRecord) => publish(presenceAt(record), new Set(at(record).map(({ sesion }) => sesion)))

  const forget = (key: string) => {
    const page = pages.get(key)
    pages.delete(key)
    if (page) publishFor(page.lugar)
  }

  const forgetOld = () => {
    timer = undefined
    const now = performance.now()
    for (const [key, { until }] of pages) {
      if (until > now) break
      forget(key)
    }
    schedule()
  }

  const schedule = () => {
    const [first] = pages.values()
    if (first !== undefined) timer ??= setTimeout(forgetOld, Math.max(1, first.until - performance.now())).unref()
  }

  const bound = (sesion: string) => {
    const own = [...pages].filter(([, page]) => page.sesion === sesion)
    const [oldest] = own.length > PAGES_OF_SESSION ? own : pages.size > PAGES ? pages : []
    if (oldest) forget(oldest[0])
  }

  return {
    report: ({ sesion, pagina, usuario, lugar }: Report) => {
      const key = `${sesion} ${pagina}`
      const before = pages.get(key)
      pages.delete(key)
      if (lugar !== null) pages.set(key, { sesion, pagina, usuario, lugar, until: performance.now() + keepMs })
      schedule()
      const hasStayed = before && lugar !== null && isAt(before.lugar, lugar)
      if (before && !hasStayed) publishFor(before.lugar)
      if (lugar === null || (hasStayed && before.lugar.idioma === lugar.idioma)) return
      publishFor(lugar)
      bound(sesion)
    },
    /** Presence of each record that the session has open. */
    ofSession: (sesion: string): Presence[] => {
      const records = new Map(
        [...pages.values()].filter(page => page.sesion === sesion).map(({ lugar }) => [`${lugar.tipo} ${lugar.id}`, lugar]),
      )
      return [...records.values()].map(presenceAt)
    },
    stop: () => clearTimeout(timer),
  }
}
