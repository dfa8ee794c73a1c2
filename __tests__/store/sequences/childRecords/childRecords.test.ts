import fc from 'fast-check'
import { runSaga } from 'redux-saga'
import { ApiError } from '@/api/http/ApiError'
import { call, type Saga } from '@/store/effects'
import { ConflictError } from '@/store/sequences/ConflictError'
import { emptyLedger, type Ledger } from '@/store/sequences/childRecords/ledger'
import type { Parts } from '@/store/sequences/childRecords/kind'
import { childRecordsStep } from '@/store/sequences/childRecords/childRecordsStep'
import { plan, type Rules } from '@/store/sequences/childRecords/plan'
import type { Progress } from '@/store/sequences/slice'
import { tries } from '@test/support/long'

interface Content {
  texto: number
  orden: number
}
type Part = Content & { id: number }
type Draft = Content & { id: string }
interface Input {
  overwrites: readonly string[]
  opened: Part[]
  drafts: Draft[]
}
interface Facts {
  partes: Ledger<Content>
}
type Existing = Rules<Content, Part>['existing']

const contentOf = ({ texto, orden }: Content): Content => ({ texto, orden })
const isSame = (one: Content, other: Content) => one.texto === other.texto && one.orden === other.orden
const part = (id: number, orden: number, texto = id): Part => ({ id, orden, texto })
const draft = (id: string | number, orden: number, texto = Number(id) || 0): Draft => ({ id: String(id), orden, texto })

/** Stand-in API in memory, with or without idempotency keys. A call may break before or after its effect. */
const createApi = (given: Part[], knowsKeys: boolean) => {
  const rows = new Map(given.map(row => [row.id, row]))
  const keys = new Map<string, { said: string; row: Part }>()
  const asked: string[] = []
  let lastId = 100
  let breaks: (at: number) => 'before' | 'after' | null = () => null
  const answering = async <T>(what: string, act: () => T): Promise<T> => {
    const how = breaks(asked.length)
    asked.push(what)
    await Promise.resolve()
    if (how === 'before') throw new ApiError(0, null)
    const answer = act()
    if (how === 'after') throw new ApiError(0, null)
    return answer
  }
  const make = (content: Content, key: string): Part => {
    const known = knowsKeys ? keys.get(key) : undefined
    if (known && known.said !== JSON.stringify(content)) throw new ApiError(422, 'otro contenido')
    if (known) return known.row
    const row = { ...content, id: (lastId += 1) }
    rows.set(row.id, row)
    keys.set(key, { said: JSON.stringify(content), row })
    return row
  }
  return {
    rows,
    asked,
    breakWhere: (next: typeof breaks) => (breaks = next),
    list: () => answering('GET', () => [...rows.values()]),
    create: (content: Content, key: string) => answering(`POST ${key}`, () => make(content, key)),
    remove: (id: number) => answering(`DELETE ${id}`, () => void rows.delete(id)),
    update: (id: number, content: Content) =>
      answering(`PUT ${id}`, () => {
        if (!rows.has(id)) throw new ApiError(404, null)
        rows.set(id, { ...content, id })
        return { ...content, id }
      }),
  }
}
type Api = ReturnType<typeof createApi>

const kindOf = (existing: Existing, api: Api): Parts<Input, Facts, Content, Part, Draft> => ({
  name: 'Partes',
  existing,
  ledger: { of: ({ partes }) => partes, into: partes => ({ partes }) },
  drafts: ({ drafts }) => drafts,
  opened: ({ opened }) => opened,
  list: () => call(api.list),
  isSame,
  contentOf,
  create: (_input, content, key) => call(api.create, content, key),
  remove: id => call(api.remove, id),
  isUntouched: () => false,
  ...(existing === 'changed' && { update: (_input: Input, id: number, content: Content) => call(api.update, id, content) }),
  ...(existing !== 'kept' && {
    merge: {
      resource: 'partes',
      draftOf: ({ id, ...content }: Part) => ({ ...content, id: String(id) }),
      isLike: (one: Content, other: Content) => one.texto === other.texto,
    },
  }),
  fallback: 'No se pudo',
})

/** Form with its run: each try knows only the facts learnt by earlier ones. */
const formOn = (existing: Existing, api: Api, opened: Part[], name = 'k') => {
  const step = childRecordsStep(kindOf(existing, api))
  let facts: Facts = { partes: emptyLedger }
  const told: (Progress | undefined)[] = []
  const save = (drafts: Draft[]) =>
    runSaga({ dispatch: () => undefined, onError: () => undefined }, function* (): Saga {
      yield* step.run({
        input: { overwrites: [], opened, drafts },
        facts,
        *recordFacts(news, progress) {
          told.push(progress)
          // JSON copy, like on disk.
          facts = JSON.parse(JSON.stringify({ ...facts, ...news }))
        },
        *tell() {},
        keyOf: (item = '') => `${name}/${item}`,
      })
    }).toPromise()
  return { save, told, ledger: () => facts.partes }
}

const inOrder = (drafts: readonly Draft[]) => drafts.map((each, orden) => ({ ...each, orden }))

type Edit = (drafts: Draft[], fresh: () => string) => Draft[]
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.nat(3).map<Edit>(texto => (drafts, fresh) => [...drafts, draft(fresh(), 0, texto)]),
  fc.nat(5).map<Edit>(at => drafts => drafts.filter((_each, index) => index !== at)),
  fc.tuple(fc.nat(5), fc.nat(3)).map<Edit>(
    ([at, texto]) =>
      drafts =>
        drafts.map((each, index) => (index === at ? { ...each, texto } : each)),
  ),
  fc.nat(5).map<Edit>(at => drafts => [...drafts.slice(at), ...drafts.slice(0, at)]),
)
const anyBreak = fc.record({
  at: fc.nat(9),
  lasts: fc.integer({ min: 1, max: 3 }),
  how: fc.constantFrom('before' as const, 'after' as const),
})
const anyTry = fc.record({ edits: fc.array(anyEdit, { maxLength: 3 }), broken: anyBreak })

describe.each([
  ['replaced', true],
  ['replaced', false],
  ['kept', true],
  ['kept', false],
  ['changed', true],
  ['changed', false],
] as const)('parts that are %s, keys known: %s', (existing, knowsKeys) => {
  it('are there each exactly once in the end, whatever was lost and edited on the way [PE-11, TR-17]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyTry, { maxLength: 5 }), async tries => {
        const opened = [part(1, 0, 1), part(2, 1, 2), part(3, 2, 3)]
        const api = createApi(opened, knowsKeys)
        const form = formOn(existing, api, opened)
        let made = 0
        let drafts = opened.map(({ id, orden, texto }) => draft(id, orden, texto))
        // The id of a kept part's draft is made of its content.
        const asNamed = (each: Draft): Draft => ({ ...each, id: existing === 'kept' ? `${each.orden} ${each.texto}` : each.id })
        const wanted = () => inOrder(drafts).map(asNamed)
        for (const { edits, broken } of tries) {
          for (const edit of edits) drafts = edit(drafts, () => `nueva ${(made += 1)}`)
          const start = api.asked.length
          api.breakWhere(at => (at >= start + broken.at && at < start + broken.at + broken.lasts ? broken.how : null))
          await form.save(wanted()).catch(() => undefined)
        }
        api.breakWhere(() => null)
        await form.save(wanted())
        const held = [...api.rows.values()].sort((one, other) => one.orden - other.orden)
        expect(held.map(contentOf)).toEqual(wanted().map(contentOf))
        // A changed part keeps its id.
        const same = existing === 'changed' ? opened.filter(({ id }) => drafts.some(each => each.id === `${id}`)) : []
        expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining(same.map(({ id }) => id)))
        // Another save makes no writes.
        const calls = api.asked.length
        await form.save(wanted())
        expect(api.asked.slice(calls).filter(each => each !== 'GET')).toEqual([])
      }),
      tries(50),
    )
  })
})

describe.each(['replaced', 'changed'] as const)('two who save the same parts, which are %s', existing => {
  it('lose nothing of each other, whatever is lost on the way: what one has added, changed or removed goes through [ML-06, PE-11]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBreak, { maxLength: 3 }), fc.nat(3), async (breaks, turn) => {
        const opened = [part(1, 0, 1), part(2, 1, 2), part(3, 2, 3), part(4, 3, 4)]
        const api = createApi(opened, true)
        const [here, there] = [formOn(existing, api, opened), formOn(existing, api, opened, 'other')]
        const mine = inOrder([draft(1, 0, 11), draft(2, 1, 2), draft(4, 3, 4), draft('m', 0, 50)])
        const theirs = inOrder([draft(1, 0, 1), draft(2, 1, 2), draft('t', 0, 60), draft(3, 2, 3), draft(4, 3, 44)])
        for (const [at, broken] of breaks.entries()) {
          if (at === turn) await there.save(theirs)
          const start = api.asked.length
          api.breakWhere(call => (call >= start + broken.at && call < start + broken.at + broken.lasts ? broken.how : null))
          await here.save(mine).catch(() => undefined)
          api.breakWhere(() => null)
        }
        if (turn >= breaks.length) await there.save(theirs)
        await here.save(mine)
        const held = [...api.rows.values()].sort((one, other) => one.orden - other.orden)
        // A save over a half-replaced list keeps the parts of both sides.
        const texts = held.map(({ texto }) => texto)
        expect(texts).toEqual(expect.arrayContaining([11, 2, 44, 50, 60]))
        const isHalfSeen = existing === 'replaced' && breaks.length > 0
        expect(isHalfSeen ? 5 : texts.length).toBe(5)
      }),
      tries(100),
    )
  })
})

describe('a part that cannot be changed, edited after the answer to its POST was lost [PE-11]', () => {
  const given = () => {
    const api = createApi([], true)
    return { api, form: formOn('replaced', api, []) }
  }

  it('is made anew under another key: one is there in the end', async () => {
    const { api, form } = given()
    api.breakWhere(at => (at === 1 ? 'before' : null))
    await expect(form.save([draft('n', 0, 1)])).rejects.toMatchObject({ status: 0 })
    expect(form.ledger().sent['n']?.unsettled).toEqual({ 'k/n/0': { texto: 1, orden: 0 } })
    await form.save([draft('n', 0, 2)])
    expect(api.asked).toEqual(['GET', 'POST k/n/0', 'GET', 'POST k/n/0', 'DELETE 101', 'POST k/n/1'])
    expect([...api.rows.values()].map(contentOf)).toEqual([{ texto: 2, orden: 0 }])
  })

  it('catches up even where the answer to that is lost too, and it is edited once more', async () => {
    const { api, form } = given()
    api.breakWhere(at => ([1, 5].includes(at) ? 'before' : null))
    await expect(form.save([draft('n', 0, 1)])).rejects.toThrow()
    await expect(form.save([draft('n', 0, 2)])).rejects.toThrow()
    await form.save([draft('n', 0, 3)])
    expect(api.asked.slice(6)).toEqual(['GET', 'POST k/n/1', 'DELETE 102', 'POST k/n/2'])
    expect([...api.rows.values()].map(contentOf)).toEqual([{ texto: 3, orden: 0 }])
  })

  it.each([
    ['anew, though it says again what it said at first: the key of that would tell of what is deleted', 5],
    ['once, though the page is closed before what was made of it is deleted', 4],
  ])('is made %s', async (_how, second) => {
    const { api, form } = given()
    api.breakWhere(at => ([1, second].includes(at) ? 'before' : null))
    await expect(form.save([draft('n', 0, 1)])).rejects.toThrow()
    await expect(form.save([draft('n', 0, 2)])).rejects.toThrow()
    await form.save([draft('n', 0, 1)])
    expect([...api.rows.values()].map(contentOf)).toEqual([{ texto: 1, orden: 0 }])
  })
})

describe('the plan', () => {
  const rules = (existing: Existing): Rules<Content, Part> => ({ existing, isSame })
  const opened = [part(1, 0), part(2, 1)]
  const drafts = [draft(1, 0), draft(2, 1, 7)]

  it('puts the drafts in the place of what is there, even of what says the same [CO-07]', () => {
    expect(plan(rules('replaced'), { present: opened, opened, drafts, ledger: emptyLedger })).toMatchObject({
      ...{ make: drafts, change: [], drop: [1, 2] },
      ledger: { before: [1, 2] },
    })
  })

  it('changes what differs, and deletes what no draft has', () => {
    const present = [...opened, part(3, 2)]
    const removed = { present, opened: present, drafts: [...drafts, draft('n', 2)], ledger: emptyLedger }
    expect(plan(rules('changed'), removed)).toMatchObject({ make: [draft('n', 2)], change: [drafts[1]], drop: [3] })
  })

  it('takes for its own what says what was sent without an answer, one for each such draft, and spends the keys that may have made it', () => {
    const lost = { contents: [{ texto: 5, orden: 0 }], isAnswered: false, unsettled: { k: { texto: 5, orden: 0 } } }
    const ledger = { ...emptyLedger, before: [], sent: { a: lost, b: lost } }
    const found = part(11, 0, 5)
    const one = plan(rules('replaced'), { present: [found], opened: [], drafts: [draft('b', 0, 5)], ledger })
    expect(one).toMatchObject({ make: [], drop: [], ledger: { spent: { a: 1, b: 1 } } })
    // The third part belongs to another user.
    const present = [found, part(12, 0, 5), part(13, 0, 5)]
    expect(plan(rules('changed'), { present, opened: [], drafts: [], ledger }).drop).toEqual([11, 12])
  })

  it('takes nobody else’s place for its own: of two that may have made one, the other made the other [PE-11]', () => {
    const sent = (...orders: number[]) => {
      const contents = orders.map(orden => ({ texto: 5, orden }))
      return { contents, isAnswered: false, unsettled: { k: contents[0] ?? { texto: 5, orden: 0 } } }
    }
    const ledger = { ...emptyLedger, before: [], sent: { a: sent(0, 1), b: sent(0) } }
    const present = [part(11, 0, 5), part(12, 1, 5)]
    const { ledger: after } = plan(rules('replaced'), { present, opened: [], drafts: [], ledger })
    expect(after.made).toEqual({ 11: 'b', 12: 'a' })
  })
})

it.each(['replaced', 'changed'] as const)('counts apart what it stores, where existing parts are %s [DR-03]', async existing => {
  const opened = [part(1, 0), part(2, 1)]
  const { save, told } = formOn(existing, createApi(opened, true), opened)
  await save([draft(1, 0, 7)])
  const total = existing === 'replaced' ? 3 : 2
  expect(told.at(-1)).toEqual({ done: total, total, stored: { done: 1, total: 1 } })
  expect(told).toContainEqual(
    existing === 'replaced' ? { done: 2, total, stored: { done: 1, total: 1 } } : { done: 1, total, stored: { done: 0, total: 1 } },
  )
})

it('asks of a part that an earlier try has made, once it is removed here and edited by another, under its own id [PE-11, TR-17]', async () => {
  const api = createApi([], true)
  const { save } = formOn('changed', api, [])
  await save([draft('n', 0, 7)])
  api.rows.set(101, part(101, 0, 8))
  const error: unknown = await save([]).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConflictError)
  expect((error as ConflictError).question.clashes).toEqual([
    { field: 'partes', locale: null, part: 'n', mine: null, theirs: { id: 'n', texto: 8, orden: 0 } },
  ])
  // The other user's version is chosen: the record stays, and is not created again.
  await save([draft('n', 0, 8)])
  expect([...api.rows.values()]).toEqual([part(101, 0, 8)])
  expect(api.asked.filter(call => call.startsWith('POST'))).toHaveLength(1)
})
