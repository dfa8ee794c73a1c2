import { references, type List } from '@test/support/memoryShapes'

export type Body = Record<string, unknown>
type RequestSender = (path: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>

interface Options {
  json?: unknown
  headers?: Record<string, string>
  form?: FormData
}

const IMAGES = /^imagen/

/**
 * Client of one of two servers that get equal calls. Values that a server is free to choose (ids, addresses of images, ETags) are replaced by
 * the order of their first occurrence and sentences by a constant, so that both logs of `seen` must be equal.
 */
export const createPlayer = (ask: RequestSender) => {
  const seen: unknown[] = []
  const ids = new Map<List, number[]>()
  const tags = new Map<string, string>()
  const firsts = new Map<string, string[]>()
  const own = (list: List) => ids.get(list) ?? []

  const nth = (kind: string, value: string) => {
    const known = firsts.get(kind) ?? []
    if (!known.includes(value)) firsts.set(kind, [...known, value])
    return `${kind} ${(firsts.get(kind) ?? []).indexOf(value)}`
  }

  const nameId = (list: List, id: unknown): unknown => {
    const place = typeof id === 'number' ? own(list).indexOf(id) : -1
    return place < 0 ? id : `${list} ${place}`
  }

  const readRecord = (list: List, record: Body): Body =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        const named = name === 'id' ? list : references[name]
        if (named !== undefined) return [name, Array.isArray(value) ? value.map(id => nameId(named, id)) : nameId(named, value)]
        return [name, IMAGES.test(name) && typeof value === 'string' ? nth('address', value) : value]
      }),
    )

  /** Comparable part of a refusal: the presence of a sentence, and the names of members with errors. */
  const readRefusal = ({ detail, errors }: Body) => ({
    detail: typeof detail === 'string' && detail !== '' ? 'a sentence' : detail,
    ...(errors !== undefined && { errors: Object.keys(errors as Body).sort() }),
  })

  /** Users of a record, with comparable ids. */
  const readUses = (uses: Body[]) =>
    uses.map(({ registros, ...use }) => ({
      ...use,
      registros: (registros as Body[]).map(each => ({ ...each, id: nameId(use['tipo'] as List, each['id']) })),
    }))

  const readBody = (list: List, status: number, body: unknown, rest: string) => {
    if (Array.isArray(body) && rest.endsWith('usos/')) return readUses(body)
    if (Array.isArray(body)) {
      // Records that a server had from its start are left out.
      const mine = body.filter(({ id }) => id === undefined || own(list).includes(id))
      return mine.map(each => readRecord(list, each))
    }
    if (typeof body !== 'object' || body === null) return body
    return status < 400 ? readRecord(list, body as Body) : readRefusal(body as Body)
  }

  const send = async (method: string, list: List, rest: string, { json, form, headers = {} }: Options = {}) => {
    const init: RequestInit = {
      method,
      headers: { ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    }
    const answer = await ask(`/api/${list}/${rest}`, init)
    const text = await answer.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    const { status } = answer
    const made = status === 201 ? (body as { id: number }).id : undefined
    if (made !== undefined && !own(list).includes(made)) ids.set(list, [...own(list), made])
    const one = made !== undefined || /^\d/.test(rest)
    const tag = one && status < 300 ? answer.headers.get('ETag') : null
    const named = rest
      .replace(/^\d+/, id => String(nameId(list, Number(id))))
      .replace(/(\w+)=(\d+)/g, (_, name: string, id) => `${name}=${references[name] ? String(nameId(references[name], Number(id))) : id}`)
    const told = { call: `${method} ${list}/${named}`, status, body: readBody(list, status, body, rest) }
    const record = `${list} ${(body as { id?: number } | null)?.id}/`
    if (tag !== null && !tags.has(record)) tags.set(record, tag)
    seen.push({ ...told, ...(tag !== null && { tag: nth(`tag of ${list} ${String(nameId(list, (body as { id: number }).id))}`, tag) }) })
    return { status, body: body as Body & { id: number }, tag: tag ?? '' }
  }

  return {
    send,
    /** Returns the id of the new record. */
    create: async (list: List, json: Body = {}) => (await send('POST', list, '', { json })).body.id,
    /** Ids of the records created by this client, deleted ones included. */
    own,
    /** First ETag received for the record; '' without any. */
    firstTag: (list: List, at: string) => tags.get(`${list} ${at}`) ?? '',
    seen: () => seen,
  }
}

export type Player = ReturnType<typeof createPlayer>
