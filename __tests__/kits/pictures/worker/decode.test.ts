import { decode } from '@/kits/pictures/worker/decode'
import { WORDS } from '@/kits/pictures/prepared'

const given: { images: ReturnType<typeof imageOf>[] } = { images: [] }
jest.mock('libheif-js/libheif-wasm/libheif.js', () => ({
  __esModule: true,
  default: () => ({
    HeifDecoder: class {
      decode = () => given.images
    },
  }),
}))

const imageOf = (width: number, height: number) => ({
  get_width: () => width,
  get_height: () => height,
  display: (pixels: object, done: (shown: object) => void) => done(pixels),
  free: jest.fn(),
})

const BITMAP = { width: 1 }
const fetched = jest.fn()
beforeAll(() => {
  const createImageBitmap = (source: object) =>
    source instanceof Blob ? Promise.reject(new Error('The source image could not be decoded.')) : Promise.resolve(BITMAP)
  Object.assign(globalThis, { createImageBitmap, ImageData: jest.fn(), fetch: fetched })
})
beforeEach(() => fetched.mockResolvedValue(new Response(new Uint8Array(1))))

const file = new Blob(['picture'])
const decoded = (format: 'AVIF' | 'HEIC' | 'JPEG') => decode(format, file, new Uint8Array(1), 1)

it('says of a decoder that does not come that it has not, and asks for it again with the next file [PH-01]', async () => {
  given.images = [imageOf(8, 6)]
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(decoded('HEIC')).rejects.toThrow(WORDS.notLoaded)
  fetched.mockResolvedValueOnce(new Response(null, { status: 404 }))
  await expect(decoded('HEIC')).rejects.toThrow(WORDS.notLoaded)
  expect(await decoded('HEIC')).toBe(BITMAP)
})

it.each([
  [8, BITMAP],
  [100_000, new Error(WORDS.tooLong)],
])('frees all pictures of a file, whether they can be decoded or not [PH-01]', async (width, outcome) => {
  given.images = [imageOf(width, 8_000), imageOf(8, 6)]
  expect(await decoded('HEIC').catch((error: unknown) => error)).toEqual(outcome)
  for (const { free } of given.images) expect(free).toHaveBeenCalledTimes(1)
})

it('says of a format that the browser may lack that it is not opened here, and of others that they are damaged [PH-01]', async () => {
  await expect(decoded('AVIF')).rejects.toThrow('es una imagen AVIF que no se puede abrir aquí: guárdela como JPEG.')
  await expect(decoded('JPEG')).rejects.toThrow('could not be decoded')
})
