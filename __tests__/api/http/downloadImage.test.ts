import { ApiError } from '@/api/http/ApiError'
import { downloadImage } from '@/api/http/downloadImage'

const answer = (response: Partial<Response> | Error) => {
  globalThis.fetch = jest.fn(async () => {
    if (response instanceof Error) throw response
    return response as Response
  })
}
const ADDRESS = 'http://images.test/1.png'

describe('the bytes of an image that is copied [PA-04]', () => {
  it('come from its address, without the token of the session', async () => {
    const bytes = new Blob(['png'])
    answer({ ok: true, blob: async () => bytes })
    expect(await downloadImage(ADDRESS)).toBe(bytes)
    const [address, init] = jest.mocked(fetch).mock.calls[0] ?? []
    expect([address, init?.headers]).toEqual([ADDRESS, undefined])
  })

  it.each([
    ['there is none at that address', { ok: false, status: 404 }, 404],
    ['no answer comes', new TypeError('network'), 0],
    ['the answer breaks off', { ok: true, status: 200, blob: () => Promise.reject(new TypeError('network')) }, 0],
  ])('fail like any call where %s [ER-06]', async (_how, response, status) => {
    answer(response)
    const error = await downloadImage(ADDRESS).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, detail: null })
  })
})
