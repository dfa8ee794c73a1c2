import { createHash } from 'node:crypto'
import { picture } from '@test/server/images/samples'
import type { Call } from '@test/support/call'
import { multipart } from '@test/support/multipart'
import { useConnected } from '@test/support/connected'
import { ENGINE } from '@test/support/engines'
import sharp from 'sharp'

const hasDetail = { detail: expect.stringMatching(/\S/) }
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

type Body = Record<string, unknown> & { id: number }

/** Every image of the contract: resource, member, and names of the form field. */
const fields = [
  ['/api/iconos/', 'imagen', ['imagen']],
  ['/api/familias/', 'imagen', ['imagen']],
  ['/api/envases/', 'imagen', ['imagen']],
  ['/api/cultivos/', 'imagen', ['imagen']],
  ['/api/cultivos/', 'imagen_icono', ['imagen_icono']],
  ['/api/estados_fenologicos/', 'imagen', ['imagen']],
  ['/api/ensayos/', 'imagen', ['imagen']],
  ['/api/adjuntos_de_ensayo/', 'imagen', ['imagen']],
  ['/api/productos_genericos/', 'imagen_catalogo', ['imagen', 'imagen_catalogo']],
  ['/api/productos_genericos/', 'imagen_modo_de_accion', ['imagen', 'imagen_modo_de_accion']],
  ['/api/productos_acabados/', 'imagen_catalogo', ['imagen', 'imagen_catalogo']],
  ['/api/productos_acabados/', 'imagen_modo_de_accion', ['imagen', 'imagen_modo_de_accion']],
] as const

describe.each([ENGINE])('images (%s)', engine => {
  const { address, send } = useConnected(engine)
  let codes = 0
  const create = async (path: string, more: Record<string, unknown> = {}): Promise<Body> => {
    const { status, json } = await send('POST', path, { json: { codigo: `imagen ${++codes}`, ...more } })
    expect(status).toBe(201)
    return json as Body
  }
  const needs: Record<string, () => Promise<Record<string, unknown>>> = {
    '/api/estados_fenologicos/': async () => ({ cultivo: (await create('/api/cultivos/')).id }),
    '/api/adjuntos_de_ensayo/': async () => ({ ensayo: (await create('/api/ensayos/')).id }),
  }
  const newRecord = async (path: string) => {
    const record = await create(path, await needs[path]?.())
    return { record, at: `${path}${record.id}/` }
  }
  const upload = (at: string, column: string, content: Buffer | string, { name = column, headers = {} } = {}) => {
    const form = multipart({ name, content, filename: 'imagen.png', type: 'image/png' })
    return send('POST', `${at}upload_${column}/`, { body: form.body, headers: { ...form.headers, ...headers } })
  }
  const newIcon = async () => (await newRecord('/api/iconos/')).at
  const show = (url: unknown, headers: Record<string, string> = {}) => send('GET', String(url), { token: undefined, headers })

  describe('giving a record an image', () => {
    it.each(fields)('%s: %s is uploaded and shown byte for byte [IM-01]', async (path, column, names) => {
      const { record, at } = await newRecord(path)
      expect(record[column]).toBeNull()
      for (const name of names) {
        const bytes = await picture()
        const { status, json, headers } = await upload(at, column, bytes, { name })
        const url = `${address()}/imagenes/${sha256(bytes)}`
        expect([status, json]).toEqual([200, { ...record, [column]: url }])
        const read = await send('GET', at)
        expect([read.json, read.headers.etag]).toEqual([json, headers.etag])
        expect((await send('GET', path)).json).toContainEqual(json)
        expect((await show(url)).bytes.equals(bytes)).toBe(true)
      }
    })

    it.each(fields.filter(([path]) => path !== '/api/adjuntos_de_ensayo/'))('%s: %s is deleted', async (path, column) => {
      const { record, at } = await newRecord(path)
      const uploaded = await upload(at, column, await picture())
      const { status, text } = await send('DELETE', `${at}delete_${column}/`)
      expect([status, text]).toEqual([204, ''])
      const { json, headers } = await send('GET', at)
      expect(json).toEqual(record)
      expect(headers.etag).not.toBe(uploaded.headers.etag)
    })

    it('the image of an attachment goes with the attachment alone', async () => {
      const { at } = await newRecord('/api/adjuntos_de_ensayo/')
      await upload(at, 'imagen', await picture())
      expect((await send('DELETE', `${at}delete_imagen/`)).status).toBe(404)
      expect((await send('GET', at)).json).toMatchObject({ imagen: expect.stringContaining('/imagenes/') })
    })

    it('an image that is not there can be deleted', async () => {
      expect((await send('DELETE', `${await newIcon()}delete_imagen/`)).status).toBe(204)
    })

    it('the address that a caller sends along is ignored', async () => {
      const at = await newIcon()
      const { json } = await upload(at, 'imagen', await picture())
      const changed = await send('PUT', at, {
        json: { ...(json as Body), imagen: 'https://example.com/otra.png', nombre: { es_ES: 'Otro' } },
      })
      expect(changed.json).toEqual({ ...(json as Body), nombre: { es_ES: 'Otro' } })
    })

    it.each([
      ['PNG', 'png', 'image/png'],
      ['JPEG', 'jpeg', 'image/jpeg'],
      ['WebP', 'webp', 'image/webp'],
      ['GIF', 'gif', 'image/gif'],
    ] as const)('%s is told by its content, whatever the form says [IM-04]', async (_name, format, type) => {
      const { json } = await upload(await newIcon(), 'imagen', await picture(format))
      expect((await show((json as Body).imagen)).headers['content-type']).toBe(type)
    })

    it('what a picture says of its author and its place is not kept, nor told by its address', async () => {
      const clean = await picture('jpeg')
      const said = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 22]), Buffer.from('Ana Gil, 41.3851 N  ')])
      const { json } = await upload(await newIcon(), 'imagen', Buffer.concat([clean.subarray(0, 2), said, clean.subarray(2)]))
      expect((json as Body).imagen).toBe(`${address()}/imagenes/${sha256(clean)}`)
      expect((await show((json as Body).imagen)).bytes.equals(clean)).toBe(true)
    })

    it('one image of two records has one address, and stays when one gives it up', async () => {
      const bytes = await picture()
      const [one, other] = [await newIcon(), await newIcon()]
      const answers = [await upload(one, 'imagen', bytes), await upload(other, 'imagen', bytes)]
      const [first, second] = answers.map(({ json }) => (json as Body).imagen)
      expect(first).toBe(second)
      await send('DELETE', `${one}delete_imagen/`)
      expect((await show(second)).status).toBe(200)
      expect((await send('GET', other)).json).toMatchObject({ imagen: second })
    })
  })

  describe('what is refused', () => {
    it.each([
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['HTML', '<html><script>alert(1)</script></html>'],
      ['a text', 'imagen'],
    ])('%s: 400 with the field in errors', async (_name, content) => {
      const at = await newIcon()
      const { status, json } = await upload(at, 'imagen', content)
      expect([status, json]).toEqual([400, { ...hasDetail, errors: { imagen: [expect.stringMatching(/\S/)] } }])
      expect((await send('GET', at)).json).toMatchObject({ imagen: null })
    })

    it('half an image: 400', async () => {
      const bytes = await picture('jpeg')
      expect((await upload(await newIcon(), 'imagen', bytes.subarray(0, bytes.length / 2))).status).toBe(400)
    })

    it('a form without the image, with an empty one, or with a text instead: 400 that names the field', async () => {
      const at = await newIcon()
      const bytes = await picture()
      const forms = [
        multipart(),
        multipart({ name: 'otra', content: bytes, filename: 'a.png' }),
        multipart({ name: 'imagen', content: '', filename: '' }),
        multipart({ name: 'imagen', content: 'imagen.png' }),
      ]
      for (const { body, headers } of forms) {
        const { status, json } = await send('POST', `${at}upload_imagen/`, { body, headers })
        expect([status, json]).toEqual([400, { detail: 'Falta la imagen.', errors: { imagen: ['Este campo es obligatorio.'] } }])
      }
    })

    it('a body that is no form: 400 with detail, or 415 that names the type of forms', async () => {
      const path = `${await newIcon()}upload_imagen/`
      const { body, headers } = multipart({ name: 'imagen', content: await picture(), filename: 'a.png' })
      const wrong: [Call, number][] = [
        [{ json: { imagen: 'x' } }, 415],
        [{}, 415],
        [{ body: 'x', headers: { 'content-type': 'image/png' } }, 415],
        [{ body, headers: { 'content-type': 'multipart/form-data' } }, 400],
        [{ body: body.subarray(0, body.length - 200), headers }, 400],
        [{ body: 'nothing of the kind', headers }, 400],
      ]
      for (const [options, expected] of wrong) {
        const { status, json } = await send('POST', path, options)
        const use = { detail: 'El tipo de contenido no se admite: use multipart/form-data.' }
        expect([status, json]).toEqual([expected, expected === 415 ? use : hasDetail])
      }
    })

    it('a file over the limit: 413 that says the limit; a file that just keeps it is taken [IM-04]', async () => {
      const limit = 5_000_000
      const at = await newIcon()
      const bytes = await picture('png', 400, 300)
      // Bytes behind the end of an image are removed, so that any length can be made.
      const padded = (length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
      const taken = await upload(at, 'imagen', padded(limit))
      expect(taken.status).toBe(200)
      expect((await show((taken.json as Body).imagen)).bytes.equals(bytes)).toBe(true)
      for (const length of [limit + 1, 12_000_000]) {
        const { status, json } = await upload(at, 'imagen', padded(length))
        expect([status, json]).toEqual([413, { detail: 'La imagen es demasiado grande: no puede tener más de 5 MB.' }])
      }
      expect((await send('GET', at)).json).toEqual(taken.json)
    })

    it('a rotated photograph just under the limit is stored within it, and uploads again as stored [IM-04, PA-04, PH-01]', async () => {
      const limit = 5_000_000
      const photograph = await sharp(await picture('jpeg', 3_700, 2_780))
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer()
      expect(photograph.length).toBeGreaterThan(0.9 * limit)
      expect(photograph.length).toBeLessThanOrEqual(limit)
      const stored = await upload(await newIcon(), 'imagen', photograph)
      expect(stored.status).toBe(200)
      const url = (stored.json as Body).imagen
      const { bytes } = await show(url)
      expect(bytes.length).toBeLessThanOrEqual(limit)
      expect((await sharp(bytes).metadata()).height).toBe(3_700)
      const copied = await upload(await newIcon(), 'imagen', bytes)
      expect([copied.status, (copied.json as Body).imagen]).toEqual([200, url])
    })

    it('an unknown record: 404; no token: 401; another method: 405', async () => {
      for (const id of ['999999', '0', 'x']) {
        expect((await upload(`/api/iconos/${id}/`, 'imagen', await picture())).status).toBe(404)
        expect((await send('DELETE', `/api/iconos/${id}/delete_imagen/`)).status).toBe(404)
      }
      const at = await newIcon()
      const { body, headers } = multipart({ name: 'imagen', content: await picture(), filename: 'a.png' })
      expect((await send('POST', `${at}upload_imagen/`, { token: undefined, body, headers })).status).toBe(401)
      expect((await send('DELETE', `${at}delete_imagen/`, { token: undefined })).status).toBe(401)
      expect((await send('GET', `${at}upload_imagen/`)).status).toBe(405)
      expect((await send('GET', at)).json).toMatchObject({ imagen: null })
    })

    it('a stale If-Match: 412 for both, and nothing is changed', async () => {
      const at = await newIcon()
      const headers = { 'if-match': '"stale"' }
      const stale = [await upload(at, 'imagen', await picture(), { headers }), await send('DELETE', `${at}delete_imagen/`, { headers })]
      expect(stale.map(({ status, json }) => [status, json])).toEqual(Array(2).fill([412, hasDetail]))
      const { json, headers: current } = await send('GET', at)
      expect(json).toMatchObject({ imagen: null })
      const fresh = await upload(at, 'imagen', await picture(), { headers: { 'if-match': current.etag ?? '' } })
      expect(fresh.status).toBe(200)
      expect(fresh.headers.etag).not.toBe(current.etag)
    })
  })

  describe('Idempotency-Key on uploads', () => {
    it('the same parts are answered as the first time, even between other boundaries and after a change', async () => {
      const [at, bytes] = [await newIcon(), await picture()]
      const headers = { 'idempotency-key': `subida ${at}`.replaceAll('/', '-') }
      const first = await upload(at, 'imagen', bytes, { headers })
      await send('DELETE', `${at}delete_imagen/`)
      const second = await upload(at, 'imagen', bytes, { headers })
      expect([second.status, second.json, second.headers.etag]).toEqual([200, first.json, first.headers.etag])
      expect((await send('GET', at)).json).toMatchObject({ imagen: null })
    })

    it('other parts: 422; a refused image frees the key', async () => {
      const at = await newIcon()
      const headers = { 'idempotency-key': `otra subida ${at}`.replaceAll('/', '-') }
      expect((await upload(at, 'imagen', 'no image', { headers })).status).toBe(400)
      expect((await upload(at, 'imagen', await picture(), { headers })).status).toBe(200)
      const other = await upload(at, 'imagen', await picture(), { headers })
      expect([other.status, other.json]).toEqual([422, hasDetail])
    })

    it('two at a time change the record once', async () => {
      const [at, bytes] = [await newIcon(), await picture()]
      const headers = { 'idempotency-key': `a la vez ${at}`.replaceAll('/', '-') }
      const [one, other] = await Promise.all([upload(at, 'imagen', bytes, { headers }), upload(at, 'imagen', bytes, { headers })])
      expect(one.json).toEqual(other.json)
      expect((await send('GET', at)).headers.etag).toBe(one.headers.etag)
      expect(other.headers.etag).toBe(one.headers.etag)
    })
  })

  describe('an image by its address', () => {
    let url: string
    let bytes: Buffer
    beforeAll(async () => {
      bytes = await picture('png', 640, 480)
      url = String(((await upload(await newIcon(), 'imagen', bytes)).json as Body).imagen)
    })

    it('needs no token, may be kept for ever, and runs nothing', async () => {
      const { status, headers } = await show(url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${sha256(bytes)}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(headers['content-encoding']).toBeUndefined()
    })

    it('answers 304 to who has it, and HEAD without the bytes', async () => {
      const { headers } = await show(url)
      const fresh = await show(url, { 'if-none-match': headers.etag ?? '' })
      expect([fresh.status, fresh.bytes.length]).toEqual([304, 0])
      const head = await send('HEAD', url, { token: undefined })
      expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, String(bytes.length)])
    })

    it('is small with ?w=96, under a tag of its own', async () => {
      const small = await show(`${url}?w=96`)
      expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 72 })
      expect(small.bytes.length).toBeLessThan(bytes.length / 20)
      expect(small.headers['cache-control']).toContain('immutable')
      expect(small.headers.etag).not.toBe((await show(url)).headers.etag)
      expect((await show(`${url}?w=96`, { 'if-none-match': small.headers.etag ?? '' })).status).toBe(304)
      expect((await show(`${url}?w=96`)).bytes.equals(small.bytes)).toBe(true)
    })

    it('is never made larger', async () => {
      const { json } = await upload(await newIcon(), 'imagen', await picture('gif', 24, 16))
      const small = await show(`${String((json as Body).imagen)}?w=96`)
      expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 24, height: 16 })
    })

    it.each(['?w=97', '?w=960', '?w=', '?w=x', '?w=96&w=96', '?w=9.6e1', '?w=-96'])('%s: 400 with detail', async query => {
      const { status, json } = await show(url + query)
      expect([status, json]).toEqual([400, { ...hasDetail, errors: { w: expect.anything() } }])
    })

    it('that is of no image: 404 with detail, small too', async () => {
      const hash = sha256(bytes)
      for (const name of ['0'.repeat(64), `${hash}0`, hash.toUpperCase(), '..%2f..%2fpostgres%2fPG_VERSION', 'x']) {
        for (const query of ['', '?w=96']) {
          const { status, json } = await show(`/imagenes/${name}${query}`)
          expect([status, json]).toEqual([404, hasDetail])
        }
      }
      expect((await send('POST', url, { token: undefined })).status).toBe(405)
    })
  })
})

describe('the address of an image', () => {
  const { send } = useConnected('embedded', { PUBLIC_URL: 'https://gestion.example.com' })

  it('begins with PUBLIC_URL where that is set', async () => {
    const headers = { 'x-forwarded-host': 'other.example.com' }
    const { json } = await send('POST', '/api/iconos/', { json: {} })
    const form = multipart({ name: 'imagen', content: await picture(), filename: 'a.png' })
    const at = `/api/iconos/${(json as Body).id}/upload_imagen/`
    const uploaded = await send('POST', at, { body: form.body, headers: { ...form.headers, ...headers } })
    expect((uploaded.json as Body).imagen).toMatch(/^https:\/\/gestion\.example\.com\/imagenes\/[0-9a-f]{64}$/)
  })
})
