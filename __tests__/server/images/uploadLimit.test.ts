import { SLOWEST_LINE } from '@/shared/constants'
import { iconos } from '@/shared/resources/iconos'
import { pathOf } from '@server/resources/words'
import { picture } from '@test/server/images/samples'
import { ENGINE } from '@test/support/engines'
import { multipart } from '@test/support/multipart'
import { useTwoApps } from '@test/support/twoApps'

const LIMIT = 500_000
const PATH = pathOf(iconos)

describe.each([ENGINE])('a server with a limit of its own for uploads (%s)', engine => {
  const { send } = useTwoApps(engine, {}, { maxUploadBytes: LIMIT })

  it('takes a file of exactly the limit, and refuses one more byte with the limit in words [IM-04, IM-03]', async () => {
    const { id } = (await send('POST', PATH, { json: {} })).json<{ id: number }>()
    const bytes = await picture('png', 40, 30)
    // Bytes behind the end of an image are removed, so that any length can be made.
    const padded = (length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
    const upload = (content: Buffer) =>
      send('POST', `${PATH}${id}/upload_imagen/`, multipart({ name: 'imagen', content, filename: 'a.png' }))
    expect((await upload(padded(LIMIT))).statusCode).toBe(200)
    const refused = await upload(padded(LIMIT + 1))
    expect([refused.statusCode, refused.json()]).toEqual([413, { detail: 'La imagen es demasiado grande: no puede tener más de 0,5 MB.' }])
  })
})

describe.each([ENGINE])('a server for uploads of 50 MB (%s)', engine => {
  const { servers } = useTwoApps(engine, {}, { maxUploadBytes: 50_000_000 })

  it('cuts off no upload before its time on a slow line has passed', () => {
    for (const { server } of servers) expect(server.requestTimeout).toBeGreaterThan(60_000 + 50_000_000 / SLOWEST_LINE)
    expect(servers).toHaveLength(2)
  })
})
