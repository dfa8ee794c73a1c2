/** @jest-environment node */
import { recordCalls } from '@/api/http/records'
import { useFakeApi, type Answer, type ReceivedCall } from '@test/support/fakeApi'

interface Thing {
  id: number
}
const one = { id: 1 }
const first = (): Answer => ({ status: 200, body: [one], etag: 'W/"1"' })
const unchanged = (): Answer => ({ status: 304, etag: 'W/"1"' })
const wanted = (asked: readonly ReceivedCall[]) => asked.map(({ headers }) => headers['if-none-match'])

describe("a list of the page's own server that is asked for again", () => {
  let token: string | null = null
  afterEach(() => (token = null))
  const answering = useFakeApi({ token: () => token, sameOrigin: true })
  const things = recordCalls<Thing, object>('/api/things/')

  it('is the same array as long as its version is the same, and of that nothing comes [TB-10]', async () => {
    const asked = await answering(first, unchanged, unchanged, () => ({ status: 200, body: [one, { id: 2 }], etag: 'W/"2"' }))
    const records = await things.list()
    expect(await things.list()).toBe(records)
    expect(await things.list()).toBe(records)
    expect(await things.list()).toEqual([one, { id: 2 }])
    expect(wanted(asked)).toEqual([undefined, 'W/"1"', 'W/"1"', 'W/"1"'])
  })

  it('is asked for whole by whoever has signed in since [SE-08]', async () => {
    const asked = await answering(first, () => ({ status: 200, body: [], etag: 'W/"1"' }))
    token = 'uno'
    expect(await things.list()).toEqual([one])
    token = 'otro'
    expect(await things.list()).toEqual([])
    expect(wanted(asked)).toEqual([undefined, undefined])
  })

  it('fails as any other where it is refused, and is known afterwards as before [ER-05]', async () => {
    await answering(first, () => ({ status: 503, body: { detail: 'Ahora no' } }), unchanged)
    token = 'tres'
    const records = await things.list()
    await expect(things.list()).rejects.toMatchObject({ status: 503, detail: 'Ahora no' })
    expect(await things.list()).toBe(records)
  })

  it('is asked for whole where its API names no versions any more', async () => {
    const plain = (): Answer => ({ status: 200, body: [one] })
    const asked = await answering(first, plain, plain)
    token = 'cuatro'
    const held = [await things.list(), await things.list(), await things.list()]
    expect(held).toEqual([[one], [one], [one]])
    expect(wanted(asked)).toEqual([undefined, 'W/"1"', undefined])
  })

  it('says no version that nobody has asked about to be unchanged', async () => {
    await answering(unchanged)
    await expect(things.get(1)).rejects.toMatchObject({ status: 304 })
  })
})

describe('a list of another origin', () => {
  const answering = useFakeApi()

  it('is asked for whole each time: its server need not let a page name a version', async () => {
    const asked = await answering(first, first)
    const things = recordCalls<Thing, object>('/api/others/')
    const records = await things.list()
    expect(await things.list()).toEqual(records)
    expect(wanted(asked)).toEqual([undefined, undefined])
  })
})
