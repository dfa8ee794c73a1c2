import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, type Random } from '@demo/random'
import { call, type Answer } from '@test/support/call'

interface Valor {
  es_ES: string
}

/** Possible values of a record (null: deleted), because a write without a response may have been executed or not. */
type PossibleValues = (Valor | null)[]

interface Writers {
  /** Number of responses by status; 0 for a call without a response. */
  statuses: () => ReadonlyMap<number, number>
  acknowledged: () => number
  /** Resolves as soon as `more` further writes have been acknowledged. @throws Error after 20 s */
  untilAcknowledged: (more: number) => Promise<void>
  /** Lets every writer finish its current call. */
  stop: () => Promise<void>
  /** Differences between the server (or its successor at `address`) and the acknowledged records, as sentences. */
  faults: (address?: string) => Promise<string[]>
}

const PAUSE_MS = 10
/** Maximum time until further writes are acknowledged. */
const PATIENCE_MS = 20_000

const same = (a: Valor | null, b: Valor | null) => a?.es_ES === b?.es_ES

/**
 * Starts `count` clients that create, change and delete magnitudes of their own without pause and record the expected contents of the server.
 * They continue after errors: check `statuses` and `faults` afterwards. Their choices are repeatable, their timing is not.
 */
export const startWriters = (address: string, token: string, count: number): Writers => {
  const url = (id?: number) => `${address}/api/magnitudes/${id === undefined ? '' : `${id}/`}`
  const statuses = new Map<number, number>()
  const records = new Map<number, PossibleValues>()
  /** Records whose creation got no response: they may exist. */
  const unanswered: Valor[] = []
  let acknowledged = 0
  let numbers = 0
  let isOver = false

  const ask = async (method: string, id: number | undefined, valor?: Valor): Promise<Answer | undefined> => {
    const answer = await call(method, url(id), { token, ...(valor && { json: { valor } }) }).catch(() => undefined)
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (answer !== undefined && status < 300) acknowledged++
    // Without a pause a refused client would retry at once.
    else await wait(PAUSE_MS)
    return answer
  }

  const create = async (valor: Valor, own: number[]) => {
    const answer = await ask('POST', undefined, valor)
    if (answer?.status !== 201) return void unanswered.push(valor)
    const { id } = answer.json as { id: number }
    records.set(id, [valor])
    own.push(id)
  }

  const change = async (id: number, valor: Valor | null) => {
    const before = records.get(id) ?? []
    records.set(id, [...before, valor])
    const answer = await ask(valor === null ? 'DELETE' : 'PUT', id, valor ?? undefined)
    if (answer !== undefined && answer.status < 300) records.set(id, [valor])
    // An earlier deletion without a response was executed.
    else if (answer?.status === 404) records.set(id, [null])
  }

  const write = async (random: Random, own: number[]) => {
    const valor = { es_ES: `Escrita ${++numbers} ${'ñ'.repeat(random.integer(0, 2_000))}` }
    const choice = random.integer(1, 100)
    const [id] = own.length === 0 || choice <= 40 ? [] : [random.pick(own)]
    if (id === undefined) return create(valor, own)
    if (choice > 85) own.splice(own.indexOf(id), 1)
    return change(id, choice > 85 ? null : valor)
  }

  const writing = Array.from({ length: count }, async (_, at) => {
    const random = createRandom(`writer ${at}`)
    const own: number[] = []
    while (!isOver) await write(random, own)
  })

  const faults = async (at = address) => {
    const { status, json } = await call('GET', `${at}/api/magnitudes/`, { token })
    if (status !== 200) return [`The list answered ${status}`]
    const actual = new Map((json as { id: number; valor: Valor }[]).map(({ id, valor }) => [id, valor]))
    const wrong = [...records].filter(([id, possible]) => !possible.some(each => same(each, actual.get(id) ?? null)))
    const strange = [...actual].filter(
      ([id, valor]) => valor.es_ES.startsWith('Escrita ') && !records.has(id) && !unanswered.some(each => same(each, valor)),
    )
    return [
      ...wrong.map(([id]) => `${id} is ${JSON.stringify(actual.get(id) ?? null).slice(0, 60)}, which nobody was told`),
      ...strange.map(([id]) => `${id} is there, and nobody wrote that`),
    ]
  }

  return {
    statuses: () => statuses,
    acknowledged: () => acknowledged,
    untilAcknowledged: async more => {
      const enough = acknowledged + more
      const giveUp = Date.now() + PATIENCE_MS
      while (acknowledged < enough) {
        if (Date.now() > giveUp) throw new Error(`Only ${acknowledged} writes of ${enough} were acknowledged in time`)
        await wait(2)
      }
    },
    stop: async () => {
      isOver = true
      await Promise.all(writing)
    },
    faults,
  }
}
