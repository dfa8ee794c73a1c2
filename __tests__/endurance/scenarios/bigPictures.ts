import sharp from 'sharp'
import { call } from '@test/support/call'
import { multipart } from '@test/support/multipart'
import { BOTH, type Scenario } from '../scenario'
import { withServer } from '../withServer'

/** Half a megabyte that needs 384 MB for decoding: interlaced, 16 bits a sample. */
const interlaced = () =>
  sharp({ create: { width: 8000, height: 8000, channels: 3, background: { r: 64, g: 90, b: 200 } } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer()

/** Harmless picture near the maximum file size. */
const photograph = (n: number) =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'green', noise: { type: 'gaussian', mean: 100 + n, sigma: 40 } } })
    .jpeg({ quality: 85 })
    .toBuffer()

/** Uploads that are expensive to decode: refused, or processed one after the other while other requests are served. */
export const bigPictures: Scenario = {
  title: 'Big pictures, eight at once',
  engines: BOTH,
  isShort: engine => engine === 'embedded',
  run: (engine, size) =>
    withServer(engine, {}, async (server, token) => {
      const problems: string[] = []
      const upload = async (imagen: Buffer, expected: number[]) => {
        const form = multipart({ name: 'imagen', filename: 'foto', content: imagen })
        const { status, text } = await call('POST', `${server.address}/api/familias/1/upload_imagen/`, { token, ...form })
        if (!expected.includes(status))
          problems.push(`a picture of ${imagen.length} bytes was answered with ${status} ${text.slice(0, 200)}`)
      }
      const rounds = size === 'whole' ? 5 : 1
      const bomb = await interlaced()
      for (let round = 0; round < rounds; round++) {
        // Files with different contents, like those of several users.
        await Promise.all(Array.from({ length: 8 }, (_, n) => upload(Buffer.concat([bomb, Buffer.alloc(8 * round + n)]), [400, 413])))
        const photographs = await Promise.all(Array.from({ length: 8 }, (_, n) => photograph(8 * round + n)))
        await Promise.all(photographs.map(each => upload(each, [200])))
      }
      return { tried: `${16 * rounds} uploads`, problems }
    }),
}
