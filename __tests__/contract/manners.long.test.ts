import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { root } from '@server/root'
import { picture } from '@test/server/images/samples'
import { ENGINE } from '@test/support/engines'
import { multipart } from '@test/support/multipart'
import { useConnected } from '@test/support/connected'

const ORIGIN = 'https://app.example.com'
const hasDetail = { detail: expect.stringMatching(/\S/) }
const errors = (fields: Record<string, unknown>) => ({ ...hasDetail, errors: fields })
const some = [expect.stringMatching(/\S/)]

describe.each([ENGINE])('the manners of the API (%s)', engine => {
  const { address, token, signIn, output, outputWith, send } = useConnected(engine, { CORS_ORIGINS: `${ORIGIN}, https://otra.example.com` })
  const sendSignedOut = (method: string, path: string, headers: Record<string, string> = {}) =>
    send(method, path, { token: undefined, headers })
  const post = (json: unknown, headers: Record<string, string> = {}) => send('POST', '/api/magnitudes/', { json, headers })
  const create = async (es_ES = 'kg/ha') => {
    const { json, headers } = await post({ valor: { es_ES } })
    const { id } = json as { id: number }
    return { id, path: `/api/magnitudes/${id}/`, etag: headers.etag ?? '' }
  }
  const list = async () => (await send('GET', '/api/magnitudes/')).json as { id: number; valor: Record<string, string> }[]

  describe('who calls', () => {
    const calls = [
      ['GET', '/api/auth/user/'],
      ['POST', '/api/auth/logout/'],
      ['POST', '/api/auth/password/change/'],
      ['GET', '/api/magnitudes/'],
      ['POST', '/api/magnitudes/'],
      ['GET', '/api/magnitudes/1/'],
      ['PUT', '/api/magnitudes/1/'],
      ['DELETE', '/api/magnitudes/1/'],
      ['GET', '/api/paises/'],
    ] as const

    it.each(calls)('%s %s without, or with an unknown token: 401 with detail [SE-06]', async (method, path) => {
      const wrong: Record<string, string>[] = [
        {},
        { authorization: 'Token nobodys' },
        { authorization: `Bearer ${token()}` },
        { authorization: token() },
      ]
      for (const headers of wrong) {
        const { status, json } = await sendSignedOut(method, path, headers)
        expect(status).toBe(401)
        expect(json).toEqual(hasDetail)
      }
    })

    it('health answers without a token', async () => {
      const { status, json } = await sendSignedOut('GET', '/api/salud/')
      expect([status, json]).toEqual([200, { estado: 'ok' }])
    })
  })

  describe('what is not there', () => {
    it.each(['/api/', '/api', '/api/nada/', '/api/magnitudes', '/api/%E0%A4%A/', '/api/magnitudes/1/otra/'])(
      'GET %s: 404 or 400 as JSON, even for a browser',
      async path => {
        const { status, headers, json } = await send('GET', path, { headers: { accept: 'text/html' } })
        expect([400, 404]).toContain(status)
        expect(headers['content-type']).toMatch('application/json')
        expect(json).toEqual(hasDetail)
      },
    )

    it.each(['999999', '0', '-1', '1.5', 'x', '1x', '99999999999', '9'.repeat(300), '%00', '1%20', '1e0', 'NaN'])(
      'unknown id %s: 404 for GET, PUT and DELETE',
      async id => {
        const path = `/api/magnitudes/${id}/`
        const answers = [await send('GET', path), await send('PUT', path, { json: {} }), await send('DELETE', path)]
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
        for (const { json } of answers) expect(json).toEqual(hasDetail)
      },
    )

    it.each([
      ['PATCH', '/api/magnitudes/', 'GET, HEAD, POST'],
      ['DELETE', '/api/magnitudes/', 'GET, HEAD, POST'],
      ['POST', '/api/magnitudes/1/', 'GET, HEAD, PUT, DELETE'],
      ['POST', '/api/paises/', 'GET, HEAD'],
      ['GET', '/api/auth/login/', 'POST'],
    ])('%s %s: 405 that says what is allowed', async (method, path, allow) => {
      const { status, headers, json } = await send(method, path, { json: {} })
      expect(status).toBe(405)
      expect(headers.allow?.split(', ').sort()).toEqual(allow.split(', ').sort())
      expect(json).toEqual(hasDetail)
    })
  })

  describe('bodies', () => {
    const asJson = { 'content-type': 'application/json' }

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
      '%s: 415 with detail',
      async type => {
        const { status, json } = await send('POST', '/api/magnitudes/', { body: '{}', headers: { 'content-type': type } })
        expect([status, json]).toEqual([415, hasDetail])
      },
    )

    it.each([
      ['half an object', '{"valor":'],
      ['no JSON', 'valor=1'],
      ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
      ['nothing', ''],
      ['a list', '[]'],
      ['a text', '"x"'],
      ['null', 'null'],
      ['a deep nest', '['.repeat(200_000)],
    ])('%s: 400 with detail', async (_name, body) => {
      const { status, json } = await send('POST', '/api/magnitudes/', { body, headers: asJson })
      expect(status).toBe(400)
      expect(json).toMatchObject(hasDetail)
    })

    it('takes a body of 7.9 MB and refuses more than 8 MB with 413', async () => {
      const padding = (bytes: number) => ({ body: JSON.stringify({ valor: {}, otra: 'x'.repeat(bytes) }), headers: asJson })
      expect((await send('POST', '/api/magnitudes/', padding(7_900_000))).status).toBe(201)
      const { status, json } = await send('POST', '/api/magnitudes/', padding(8_100_000))
      expect([status, json]).toEqual([413, hasDetail])
    })

    it.each(['/api/auth/login/', '/api/auth/password/change/', '/api/auth/logout/', '/api/nada/', '/nada'])(
      '%s takes no body of more than 16 kB: 413 for JSON and for what is none',
      async path => {
        for (const body of ['['.repeat(16_001), JSON.stringify({ email: 'x'.repeat(16_000), password: '' })]) {
          const { status, json } = await send('POST', path, { body, headers: asJson })
          expect([status, json]).toEqual([413, hasDetail])
        }
        const { status } = await send('POST', path, { body: '['.repeat(16_000), headers: asJson })
        expect([400, 404]).toContain(status)
      },
    )

    it.each([
      ['POST', '/api/magnitudes/', 'application/json', 401],
      ['PUT', '/api/magnitudes/1/', 'application/json', 401],
      ['POST', '/api/iconos/1/upload_imagen/', 'multipart/form-data; boundary=x', 401],
      ['PATCH', '/api/magnitudes/', 'application/json', 405],
    ])(
      '%s %s without a session: %s is refused before it is read, and who is still sending sees why',
      async (method, path, type, status) => {
        const body = Buffer.alloc(12_000_000, '[')
        const answer = await send(method, path, { token: undefined, body, headers: { 'content-type': type } })
        expect([answer.status, answer.json]).toEqual([status, hasDetail])
      },
    )

    it.each([
      ['deeper than any record', '['.repeat(7_900_000), 'El cuerpo de la petición tiene más de 32 niveles.'],
      ['of millions of ids', `{"iconos":[${'1,'.repeat(3_900_000)}1]}`, 'El cuerpo de la petición tiene demasiados elementos.'],
      [
        'of 500,000 keys',
        `{"nombre":{${'"es_ES":"",'.repeat(500_000)}"es_ES":""}}`,
        'El cuerpo de la petición tiene demasiados elementos.',
      ],
    ])('%s: 400 that says so, without parsing it', async (_name, body, detail) => {
      const { status, json } = await send('POST', '/api/productos_genericos/', { body, headers: asJson })
      expect([status, json]).toEqual([400, { detail }])
    })

    it('a compressed body is not unpacked: 400', async () => {
      const body = gzipSync(JSON.stringify({ valor: {}, otra: 'x'.repeat(100_000) }))
      const { status, json } = await send('POST', '/api/magnitudes/', { body, headers: { ...asJson, 'content-encoding': 'gzip' } })
      expect([status, json]).toEqual([400, hasDetail])
    })

    it('needs no body for DELETE and logout, whatever their content type says', async () => {
      const { path } = await create()
      expect((await send('DELETE', path, { headers: asJson })).status).toBe(204)
      const other = await signIn()
      expect((await send('POST', '/api/auth/logout/', { token: other, headers: asJson })).status).toBe(200)
    })
  })

  describe('validation', () => {
    it.each([
      ['a text', 'kg'],
      ['a number', 1],
      ['null', null],
      ['a list', ['kg']],
      ['a value that is no text', { es_ES: 1 }],
      ['a value that is null', { es_ES: null }],
      ['a nested map', { es_ES: { es_ES: 'kg' } }],
      ['a text over 20,000 characters', { es_ES: 'x'.repeat(20_001) }],
      ['NUL', { es_ES: 'a\0b' }],
      ['half of a surrogate pair', { es_ES: 'a\ud83d' }],
      ['a key that is no locale', { español: 'kg' }],
      ['a key in another form', { 'es-ES': 'kg' }],
      ['a key in lower case', { es_es: 'kg' }],
      ['a language alone', { es: 'kg' }],
      ['a language that does not exist', { xx_XX: 'kg' }],
      ['a region that does not exist', { es_AA: 'kg' }],
      ['a script that does not exist', { es_Xxxx_ES: 'kg' }],
      ['a code that is not canonical', { fra_FR: 'kg' }],
      ['a code of a language with another name now', { iw_IL: 'kg' }],
      ['an empty key', { '': 'kg' }],
      ['a key with a line break', { 'es_ES\n': 'kg' }],
    ])('a map that is %s: 400 with the field in errors, for POST and PUT', async (_name, valor) => {
      const { path } = await create()
      for (const { status, json } of [await post({ valor }), await send('PUT', path, { json: { valor } })]) {
        expect(status).toBe(400)
        expect(json).toEqual(errors({ valor: expect.arrayContaining(some) }))
      }
    })

    it('names every wrong field and every wrong locale, in Spanish', async () => {
      const { json } = await post({ valor: { es: 'kg', en_US: 1, fr_FR: 'x'.repeat(20_001), pt_BR: '\0' } })
      expect(json).toEqual(
        errors({
          valor: [
            '«es» no es un código de idioma válido.',
            'en_US: Debe ser un texto.',
            'fr_FR: No puede tener más de 20000 caracteres.',
            'pt_BR: Contiene caracteres que no se admiten.',
          ],
        }),
      )
      const change = await send('POST', '/api/auth/password/change/', { json: { new_password1: 1 } })
      expect([change.status, change.json]).toEqual([400, errors({ new_password1: some, new_password2: some })])
    })

    it('a name never holds a line break, whichever call writes it; a description keeps its own [ML-01, TX-05]', async () => {
      const created = await send('POST', '/api/soluciones/', {
        json: { nombre: { es_ES: 'Uno\r\n  dos' }, descripcion: { es_ES: 'a\nb' } },
      })
      expect(created.json).toMatchObject({ nombre: { es_ES: 'Uno dos' }, descripcion: { es_ES: 'a\nb' } })
      const { id } = created.json as { id: number }
      const textos = { nombre: '\n   Un\n   deux\n', descripcion: 'a\nb' }
      const rows = await send('PUT', '/api/traducciones/fr_FR/', { json: { tipo: 'soluciones', id, textos } })
      expect([rows.status, (rows.json as { destino: string }[]).map(({ destino }) => destino)]).toEqual([200, ['Un deux', 'a\nb']])
      await send('DELETE', `/api/soluciones/${id}/`)
    })

    it('a language that does not exist has no texts, nowhere to save them and no report [ML-01, TX-02, IN-02]', async () => {
      for (const code of ['fra_FR', 'xx_XX', 'es_ZZ']) {
        const { id } = await create()
        const paths = [
          `/api/traducciones/${code}/`,
          `/api/traducciones/fr_FR/?origen=${code}`,
          `/api/informes/productos_genericos/?idioma=${code}`,
        ]
        const answers = await Promise.all(paths.map(path => send('GET', path)))
        expect(answers.map(({ status }) => status)).toEqual([404, 400, 400])
        const json = { tipo: 'magnitudes', id, textos: { valor: 'kg' } }
        expect((await send('PUT', `/api/traducciones/${code}/`, { json })).status).toBe(404)
      }
    })

    it('takes line breaks and outer white space off names, and off no other text [ML-01]', async () => {
      const texts = { es_ES: '  kg\t ', en_US: '\n kg\r\n  ha ', fr_FR: ' \t ' }
      const others = {
        familias: ['descripcion'],
        iconos: ['descripcion'],
        productos_genericos: ['descripcion2', 'seo_title', 'seo_imagen_catalogo_alt'],
        ensayos: ['dosis'],
      }
      for (const [path, members] of Object.entries(others)) {
        const kept = Object.fromEntries(members.map(member => [member, texts]))
        const { status, json } = await send('POST', `/api/${path}/`, { json: { codigo: 'ML', nombre: texts, ...kept } })
        const { id } = json as { id: number }
        const stored = { nombre: { es_ES: 'kg', en_US: 'kg ha', fr_FR: '' }, ...kept }
        expect([status, json]).toEqual([201, expect.objectContaining(stored)])
        expect((await send('GET', `/api/${path}/${id}/`)).json).toMatchObject(stored)
        // A translation is stored by the same rule.
        const textos = Object.fromEntries(['nombre', ...members].map(member => [member, ' a\nb ']))
        const saved = await send('PUT', '/api/traducciones/pt_BR/', { json: { tipo: path, id, textos } })
        expect([saved.status, (saved.json as { campo: string; destino: string }[]).map(row => [row.campo, row.destino])]).toEqual([
          200,
          expect.arrayContaining([['nombre', 'a b'], ...members.map(member => [member, ' a\nb '])]),
        ])
        await send('DELETE', `/api/${path}/${id}/`)
      }
    })

    it('keeps texts as they were sent: 20,000 characters, emoji, right to left, markup [ML-06]', async () => {
      const valor = {
        es_ES: 'kg',
        en_US: '😀'.repeat(20_000),
        fr_FR: '<script>alert(1)</script><sub>2</sub>',
        ar_EG: 'كجم/هكتار ‏',
        zh_Hant_TW: '公斤',
        es_419: '',
      }
      const created = await post({ valor })
      expect(created.status).toBe(201)
      const { id } = created.json as { id: number }
      expect((await send('GET', `/api/magnitudes/${id}/`)).json).toEqual({ id, valor })
      expect(await list()).toContainEqual({ id, valor })
      await send('DELETE', `/api/magnitudes/${id}/`)
    })

    it('ignores unknown and read-only fields', async () => {
      const { status, json } = await post({ id: 1, valor: { es_ES: 'mm' }, version: 9, 'x"; drop table magnitudes; --': 1 })
      expect(status).toBe(201)
      expect(json).toEqual({ id: expect.any(Number), valor: { es_ES: 'mm' } })
      expect((json as { id: number }).id).toBeGreaterThan(1)
    })
  })

  describe('records', () => {
    it('POST answers 201 with the whole record; a map left out is empty [MG-01]', async () => {
      const { status, json } = await post({})
      expect([status, json]).toEqual([201, { id: expect.any(Number), valor: {} }])
    })

    it('PUT answers 200 with the whole record and leaves what it was not sent', async () => {
      const { path, id } = await create('cm')
      expect((await send('PUT', path, { json: {} })).json).toEqual({ id, valor: { es_ES: 'cm' } })
      const { status, json } = await send('PUT', path, { json: { id: 7, valor: { en_US: 'cm' } } })
      expect([status, json]).toEqual([200, { id, valor: { en_US: 'cm' } }])
    })

    it('DELETE answers 204 without a body, and the record is gone', async () => {
      const { path } = await create()
      const { status, text } = await send('DELETE', path)
      expect([status, text]).toEqual([204, ''])
      expect((await send('DELETE', path)).status).toBe(404)
    })

    it('lists countries with their codes and names', async () => {
      const { status, json } = await send('GET', '/api/paises/')
      expect(status).toBe(200)
      expect((json as unknown[]).length).toBeGreaterThan(190)
      expect(json).toContainEqual({
        codigo_iso_alfa_2: 'ES',
        codigo_iso_alfa_3: 'ESP',
        codigo_iso_numerico: '724',
        nombre: { es_ES: 'España', en_US: 'Spain', fr_FR: 'Espagne', pt_BR: 'Espanha' },
      })
    })
  })

  describe('ETag', () => {
    it('comes with GET, POST and PUT of a record and is the same for the same version', async () => {
      const { path, etag } = await create()
      expect(etag).toMatch(/^"[^"]+"$/)
      expect((await send('GET', path)).headers.etag).toBe(etag)
      const changed = await send('PUT', path, { json: { valor: { es_ES: 'g' } } })
      expect(changed.headers.etag).not.toBe(etag)
      expect((await send('GET', path)).headers.etag).toBe(changed.headers.etag)
    })

    it('If-None-Match on a record: 304 without a body until it changes', async () => {
      const { path, etag } = await create()
      const fresh = await send('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } })
      expect([fresh.status, fresh.text, fresh.headers.etag]).toEqual([304, '', etag])
      expect(fresh.headers.vary).toContain('Authorization')
      await send('PUT', path, { json: { valor: {} } })
      expect((await send('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(200)
    })

    it.each(['/api/magnitudes/', '/api/paises/'])('If-None-Match on %s: 304', async path => {
      const { etag = '' } = (await send('GET', path)).headers
      const fresh = await send('GET', path, { headers: { 'if-none-match': etag } })
      expect([fresh.status, fresh.text]).toEqual([304, ''])
      expect((await send('GET', path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    })

    it('a list answers anew after every creation, change and deletion', async () => {
      const tag = async () => (await send('GET', '/api/magnitudes/')).headers.etag
      const tags = [await tag()]
      const { path, id } = await create('a list')
      tags.push(await tag())
      expect(await list()).toContainEqual({ id, valor: { es_ES: 'a list' } })
      await send('PUT', path, { json: { valor: { es_ES: 'another' } } })
      tags.push(await tag())
      expect(await list()).toContainEqual({ id, valor: { es_ES: 'another' } })
      await send('DELETE', path)
      tags.push(await tag())
      expect((await list()).map(each => each.id)).not.toContain(id)
      expect(new Set(tags).size).toBe(4)
    })

    it('If-Match: 412 that says why on a stale record, and nothing is changed', async () => {
      const { path, etag, id } = await create('old')
      await send('PUT', path, { json: { valor: { es_ES: 'new' } } })
      const stale = { headers: { 'if-match': etag } }
      for (const { status, json } of [await send('PUT', path, { json: { valor: {} }, ...stale }), await send('DELETE', path, stale)]) {
        expect(status).toBe(412)
        expect(json).toEqual({ detail: expect.stringContaining('Otra persona ha cambiado') })
      }
      expect((await send('GET', path)).json).toEqual({ id, valor: { es_ES: 'new' } })
    })

    it('If-Match with the current tag or *: done', async () => {
      const { path, etag } = await create()
      const changed = await send('PUT', path, { json: { valor: {} }, headers: { 'if-match': etag } })
      expect(changed.status).toBe(200)
      expect((await send('PUT', path, { json: {}, headers: { 'if-match': '*' } })).status).toBe(200)
      const { etag: last = '' } = (await send('GET', path)).headers
      expect((await send('DELETE', path, { headers: { 'if-match': `W/${last}` } })).status).toBe(204)
      expect((await send('DELETE', path, { headers: { 'if-match': '*' } })).status).toBe(404)
    })

    it('of two changes at once with the same tag one is refused', async () => {
      const { path, etag } = await create()
      const put = (es_ES: string) => send('PUT', path, { json: { valor: { es_ES } }, headers: { 'if-match': etag } })
      const statuses = (await Promise.all([put('a'), put('b')])).map(({ status }) => status)
      expect(statuses.sort()).toEqual([200, 412])
    })
  })

  describe('Idempotency-Key', () => {
    it('answers again what the first call answered, even after a change, and creates nothing more', async () => {
      const key = { 'idempotency-key': 'again' }
      const first = await post({ valor: { es_ES: 'again' } }, key)
      const { id } = first.json as { id: number }
      await send('PUT', `/api/magnitudes/${id}/`, { json: { valor: { es_ES: 'changed' } } })
      const second = await post({ valor: { es_ES: 'again' } }, key)
      expect([second.status, second.text, second.headers.etag]).toEqual([201, first.text, first.headers.etag])
      await send('DELETE', `/api/magnitudes/${id}/`)
      expect((await post({ valor: { es_ES: 'again' } }, key)).text).toBe(first.text)
      expect((await list()).map(each => each.id)).not.toContain(id)
    })

    it('another query is another call: the key is that of path and query together', async () => {
      const content = { json: { valor: { es_ES: 'consulta' } }, headers: { 'idempotency-key': 'query' } }
      const [first, second, again] = [
        await send('POST', '/api/magnitudes/', content),
        await send('POST', '/api/magnitudes/?origen=1', content),
        await send('POST', '/api/magnitudes/', content),
      ]
      expect([first.status, second.status, again.text === first.text, second.text === first.text]).toEqual([201, 201, true, false])
    })

    it('with other content: 422, told by the bytes', async () => {
      const key = { 'idempotency-key': 'other content' }
      const first = await post({ valor: { es_ES: 'one' } }, key)
      const second = await post({ valor: { es_ES: 'two' } }, key)
      expect([second.status, second.json]).toEqual([422, hasDetail])
      expect((await post({ valor: { es_ES: 'one' } }, key)).text).toBe(first.text)
    })

    it('makes one record of twenty calls at once', async () => {
      const calls = Array.from({ length: 20 }, () => post({ valor: { es_ES: 'twenty' } }, { 'idempotency-key': 'twenty' }))
      const answers = await Promise.all(calls)
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect((await list()).filter(({ valor }) => valor.es_ES === 'twenty')).toHaveLength(1)
    })

    it('is freed by a call that fails', async () => {
      const key = { 'idempotency-key': 'freed' }
      expect((await post({ valor: 1 }, key)).status).toBe(400)
      expect((await post({ valor: { es_ES: 'freed' } }, key)).status).toBe(201)
    })

    it('too long: 400', async () => {
      const { status, json } = await post({}, { 'idempotency-key': 'x'.repeat(300) })
      expect([status, json]).toEqual([400, errors({ 'Idempotency-Key': some })])
    })

    it('is not required', async () => {
      const [one, two] = [await post({ valor: { es_ES: 'twice' } }), await post({ valor: { es_ES: 'twice' } })]
      expect(one.text).not.toBe(two.text)
    })
  })

  describe('compression', () => {
    it.each([
      ['br', 'gzip, deflate, br', 'br'],
      ['gzip', 'gzip, deflate', 'gzip'],
      ['gzip, with br refused', 'br;q=0, gzip;q=0.5', 'gzip'],
      ['nothing', '', undefined],
    ])('a list in %s', async (_name, accepted, encoding) => {
      const { headers, bytes } = await send('GET', '/api/paises/', { headers: { 'accept-encoding': accepted } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(bytes.length < 20_000).toBe(encoding !== undefined)
    })
  })

  it('a list has the addresses and the tag of the name that it is asked for by, in every coding', async () => {
    const form = multipart({ name: 'imagen', content: await picture(), filename: 'imagen.png', type: 'image/png' })
    for (let n = 0; n < 20; n++) {
      const { id } = (await send('POST', '/api/iconos/', { json: { codigo: `host ${n}` } })).json as { id: number }
      await send('POST', `/api/iconos/${id}/upload_imagen/`, { body: form.body, headers: form.headers })
    }
    const own = await send('GET', '/api/iconos/')
    const tags = new Set([own.headers.etag])
    for (const host of ['uno.example', 'dos.example:8080', 'tres.example']) {
      const expected = own.text.replaceAll(new URL(address()).host, host)
      const ask = (headers: Record<string, string>, method = 'GET') => send(method, '/api/iconos/', { headers: { host, ...headers } })
      const { bytes, headers } = await ask({})
      expect([bytes.toString() === expected, headers['content-length']]).toEqual([true, String(Buffer.byteLength(expected))])
      expect(headers.etag).toBeDefined()
      tags.add(headers.etag)
      const packed = await ask({ 'accept-encoding': 'gzip' })
      expect([packed.headers.etag, packed.headers['content-encoding']]).toEqual([headers.etag, 'gzip'])
      expect(gunzipSync(packed.bytes).toString() === expected).toBe(true)
      expect((await ask({ 'accept-encoding': 'gzip' }, 'HEAD')).status).toBe(200)
      expect((await ask({ 'if-none-match': headers.etag ?? '' })).status).toBe(304)
      expect((await ask({ 'if-none-match': own.headers.etag ?? '' })).status).toBe(200)
    }
    expect(tags.size).toBe(4)
  })

  describe('other origins', () => {
    it('CORS_ORIGINS may call, with the headers of the contract, and read the ETag', async () => {
      const asked = { origin: ORIGIN, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,if-match' }
      const preflight = await sendSignedOut('OPTIONS', '/api/magnitudes/1/', asked)
      expect(preflight.status).toBe(204)
      expect(preflight.headers['access-control-allow-origin']).toBe(ORIGIN)
      expect(preflight.headers['access-control-allow-methods']).toContain('PUT')
      for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match'])
        expect(preflight.headers['access-control-allow-headers']).toContain(name)
      const { headers } = await send('GET', '/api/paises/', { headers: { origin: ORIGIN } })
      expect(headers['access-control-allow-origin']).toBe(ORIGIN)
      expect(headers['access-control-expose-headers']).toContain('ETag')
      expect(headers.vary).toContain('Origin')
    })

    it.each(['https://evil.example.com', 'https://app.example.com.evil.example', 'http://app.example.com', 'null'])(
      '%s gets no CORS headers',
      async origin => {
        const { headers } = await send('GET', '/api/paises/', { headers: { origin } })
        expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
        const preflight = await sendSignedOut('OPTIONS', '/api/paises/', { origin, 'access-control-request-method': 'GET' })
        expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
      },
    )

    it('errors carry them too, so that the application can read the detail', async () => {
      const { status, headers } = await sendSignedOut('GET', '/api/magnitudes/', { origin: ORIGIN })
      expect([status, headers['access-control-allow-origin']]).toEqual([401, ORIGIN])
    })
  })

  describe('the documents', () => {
    it('OpenAPI states the paths and the shape of a magnitud', async () => {
      const { json } = await sendSignedOut('GET', '/api/docs/json')
      const { paths } = json as { paths: Record<string, Record<string, unknown>> }
      const expected = ['/api/auth/login/', '/api/magnitudes/', '/api/magnitudes/{id}/', '/api/paises/', '/api/productos_acabados/light/']
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(expected))
      expect(Object.keys(paths['/api/magnitudes/{id}/'] ?? {}).sort()).toEqual(['delete', 'get', 'put'])
    })

    it('the page at /api/docs/ comes with what it loads, under a policy without unsafe scripts', async () => {
      const page = await sendSignedOut('GET', '/api/docs/')
      expect(page.status).toBe(200)
      expect(page.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/)
      const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
      expect(loaded.length).toBeGreaterThan(2)
      for (const path of loaded) {
        const { status, headers } = await sendSignedOut('GET', new URL(path, `${address()}/api/docs/`).href)
        expect([path, status, headers['content-type']]).toEqual([path, 200, expect.stringMatching(/javascript|css/)])
      }
    })
  })

  describe('the page', () => {
    const open = (path: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) => sendSignedOut('GET', path, headers)

    it.each(['/', '/login', '/maestras/magnitudes', '/productos/edit/g/1', '/no/hay.esto', '/?x=1', '/index.html', '/%F0%9F%8C%B1'])(
      '%s is answered with the application, which is asked for anew each time [RT-06]',
      async path => {
        const { status, headers, text } = await open(path)
        expect(status).toBe(200)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['cache-control']).toBe('no-cache')
        expect(text).toMatch(/<div id="?root"?>/)
        expect((await open(path, { accept: 'text/html', 'if-none-match': headers.etag ?? '' })).status).toBe(304)
      },
    )

    it('its scripts and styles are compressed, and kept for good under a name that carries their hash', async () => {
      const { text } = await open('/')
      const paths = [...text.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+)/g)].map(([, path = '']) => path)
      expect(paths.length).toBeGreaterThan(1)
      for (const path of paths) {
        const { status, headers } = await open(path, { 'accept-encoding': 'gzip, br' })
        expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=31536000, immutable'])
        expect(headers['content-type']).toMatch(/^text\/(javascript|css); charset=utf-8$/)
        expect(headers['content-encoding']).toBe('br')
      }
    })

    it('comes with a policy that lets nothing but its own scripts and styles run', async () => {
      const { headers } = await open('/')
      const policy = (headers['content-security-policy'] ?? '').split(';').map(each => each.trim())
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "img-src 'self' data: blob:",
          "font-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types webpack',
        ]),
      )
      expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure-requests/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/)
      expect(headers['permissions-policy']).not.toContain('clipboard')
      expect(headers['strict-transport-security']).toBeUndefined()
    })

    it('its scripts and styles keep the policy and their type, and come without the headers that only a page has', async () => {
      const { text } = await open('/')
      const [path = ''] = /\/assets\/[^"\s>]+/.exec(text) ?? []
      const page = Object.keys((await open('/')).headers)
      const { headers } = await open(path)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      })
      for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options', 'cross-origin-opener-policy']) {
        expect([name, page.includes(name), name in headers]).toEqual([name, true, false])
      }
    })

    it('the script of the worker for pictures alone may compile WebAssembly [PH-01]', async () => {
      const names = readdirSync(join(root, 'dist/assets')).filter(name => name.endsWith('.js'))
      const policies: [string, string][] = []
      for (const name of names) policies.push([name, (await open(`/assets/${name}`)).headers['content-security-policy'] ?? ''])
      const loose = policies.filter(([, policy]) => policy.includes('unsafe'))
      expect(loose).toEqual([
        [expect.stringMatching(/^pictures\.\w+\.js$/), expect.stringMatching(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/)],
      ])
      expect(policies.filter(([, policy]) => !policy.startsWith("default-src 'none';"))).toEqual([])
    })

    it('the configuration is the file of this installation, asked for anew each time', async () => {
      const { status, headers, json } = await open('/config.json', { accept: '*/*' })
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(json).toMatchObject({ apiBaseUrl: '', minNewPasswordLength: 8 })
    })

    it.each([
      ['GET', '/assets/none.js', 'text/html'],
      ['GET', '/none.js', '*/*'],
      ['GET', '/favicon.ico', 'image/*'],
      ['GET', '/login', 'application/json'],
      ['GET', '/..%2f..%2fpackage.json', '*/*'],
      ['GET', '/assets/../../package.json', '*/*'],
      ['POST', '/login', 'text/html'],
    ])('%s %s for %s: 404 with detail, not the page', async (method, path, accept) => {
      const { status, json } = await sendSignedOut(method, path, { accept })
      expect([status, json]).toEqual([404, hasDetail])
    })

    it('HEAD answers as GET does, without the body', async () => {
      const { status, headers, text } = await sendSignedOut('HEAD', '/login', { accept: 'text/html' })
      expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', ''])
    })
  })

  it("a caller's own word for its address is not taken", async () => {
    await send('GET', '/api/salud/', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(await outputWith(/"path":"\/api\/salud\/"/)).not.toContain('203.0.113.9')
  })

  it('log lines hold neither token nor password nor body nor query [SE-17]', async () => {
    const probe = await create('cuerpo-secreto')
    await send('GET', `${probe.path}?token=${token()}&clave=consulta-secreta`)
    await send('POST', '/api/auth/login/', { json: { email: 'demo@example.com', password: 'otra-secreta' } })
    const written = await outputWith(/"path":"\/api\/auth\/login\/","status":400/)
    expect(written).toContain(`"path":"${probe.path}"`)
    const lines = written.split('\n').filter(line => line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(50)
    for (const secret of [token(), 'demo-agro', 'otra-secreta', 'cuerpo-secreto', 'consulta-secreta', 'uthorization'])
      expect(lines.filter(line => line.includes(secret))).toEqual([])
  })

  it('log lines tell who signed in, failed to, signed out and changed the password, and whose each call was', async () => {
    const before = output().length
    const signed = await signIn()
    await send('POST', '/api/auth/password/change/', {
      token: signed,
      json: { old_password: 'otra-clave', new_password1: 'demo-agro', new_password2: 'demo-agro' },
    })
    await send('POST', '/api/auth/logout/', { token: signed })
    await send('POST', '/api/auth/login/', { token: undefined, json: { email: 'nadie@example.com', password: 'otra-clave' } })
    await outputWith(/"event":"session.refused","email":"nadie@example.com"/)
    const lines = output().slice(before).split('\n')
    // The log line of an earlier request may be written this late.
    const events = lines
      .filter(line => line.includes('"event"'))
      .map(line => JSON.parse(line) as Record<string, unknown>)
      .slice(-4)
    const { usuario } = events[0] ?? {}
    const who = { usuario: expect.any(Number), ip: '127.0.0.1' }
    expect(events).toMatchObject([
      { event: 'session.started', ...who, email: 'demo@example.com' },
      { event: 'password.refused', ...who, email: 'demo@example.com' },
      { event: 'session.ended', ...who },
      { event: 'session.refused', email: 'nadie@example.com', ip: '127.0.0.1' },
    ])
    expect(events[3]).not.toHaveProperty('usuario')
    expect(lines.filter(line => line.includes('"path":"/api/auth/logout/"'))).toEqual([
      expect.stringContaining(`"usuario":${String(usuario)},`),
    ])
  })

  it('none of all that was unforeseen: no error is logged', async () => {
    expect(output()).not.toMatch(/"level":50/)
  })
})
