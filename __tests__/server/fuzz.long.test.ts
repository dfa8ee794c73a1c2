import fc from 'fast-check'
import { Client } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { picture } from '@test/server/images/samples'
import { call, type Answer, type Call } from '@test/support/call'
import { ENGINE, useServer } from '@test/support/engines'
import { multipart } from '@test/support/multipart'

const SEED = 20_260
/** Number of requests to each operation. The code is equal on PostgreSQL, where these few suffice too. */
const RUNS = 3
/** Timeout of a request in milliseconds. No response takes a second on an idle machine: a request without one hangs. */
const PATIENCE_MS = 60_000

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
}
interface DocumentedOperation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
interface Operation {
  method: string
  path: string
  query: string[]
  /** Schema of the JSON body; undefined without one. */
  body: Schema | undefined
}
interface FuzzRequest {
  id: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string | Buffer
  type: string | undefined
  isSignedIn: boolean
}

const weird = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💧\u202eñ',
  '__proto__',
  "'; drop table magnitudes; --",
  '../../etc/passwd',
  '%s%n',
  'NaN',
  'x'.repeat(20_001),
)
const text = fc.oneof({ weight: 25, arbitrary: fc.string({ unit: 'grapheme', maxLength: 7 }) }, { weight: 1, arbitrary: weird })

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 99_999.999999),
  weird,
  fc.jsonValue(),
  fc.constant<unknown>(JSON.parse('{"__proto__": {"id": 1}, "constructor": {"prototype": null}, "toString": 1}')),
  fc.array(fc.integer(), { minLength: 200, maxLength: 200 }),
)

const locale = fc.oneof(
  { weight: 25, arbitrary: fc.constantFrom('es_ES', 'en_US', 'zh_Hant_TW', 'es_419') },
  { weight: 1, arbitrary: fc.constantFrom('es', 'ES_es', '', '__proto__', 'es_ES\u0000', 'constructor') },
)

const ofType = (type: string | undefined, { properties, required = [], items = {}, minimum, maximum }: Schema): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'object': {
      if (properties === undefined) return fc.dictionary(locale, text, { maxKeys: 3 })
      const members = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shaped(schema)]))
      return fc.oneof({ weight: 5, arbitrary: fc.record(members, { requiredKeys: required }) }, fc.record(members, { requiredKeys: [] }))
    }
    case 'array':
      return fc.array(shaped(items), { maxLength: 5 })
    case 'integer':
      return fc.oneof({ weight: 15, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.integer({ min: minimum ?? -9, max: maximum ?? 9 }))
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 9_999_999 }).map(n => n / 100),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return text
  }
}

/** Value of the schema, often with a member that violates it. */
const shaped = (schema: Schema): fc.Arbitrary<unknown> => {
  const right = fc.oneof(...[schema.type].flat().map(type => ofType(type, schema)))
  return fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: nasty })
}

const noJson = fc.constantFrom<string | Buffer>(
  '',
  '{',
  'null',
  '[]',
  '"texto"',
  '{"valor": {"es_ES": "sin fin',
  '\ufeff{}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"valor": ${'{"es_ES":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  `{"codigo": 1${'0'.repeat(400)}}`,
)

const jsonBody = (schema: Schema): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 14, arbitrary: shaped(schema).map(value => JSON.stringify(value)) },
    { weight: 1, arbitrary: nasty.map(value => JSON.stringify(value)) },
    { weight: 2, arbitrary: noJson },
  )

/** Forms, complete or truncated anywhere, with a picture or other contents. */
const form = (image: Buffer, name: string) =>
  fc
    .record({
      name: fc.oneof(
        { weight: 4, arbitrary: fc.constant(name) },
        weird.filter(each => !/[\u0000\r\n]/.test(each)),
      ),
      content: fc.oneof(
        { weight: 4, arbitrary: fc.constant(image) },
        fc.constantFrom(Buffer.alloc(0), Buffer.from('<svg/>'), image.subarray(0, 90)),
      ),
      parts: fc.constantFrom(1, 1, 1, 2, 9),
      share: fc.constantFrom(1, 1, 1, 0.999, 0.5, 0.01),
      boundary: fc.constantFrom('', '', '', 'x'),
    })
    .map(({ name, content, parts, share, boundary }) => {
      const { body, headers } = multipart(...Array.from({ length: parts }, () => ({ name, content, filename: 'f.png', type: 'image/png' })))
      return { body: body.subarray(0, Math.ceil(body.length * share)), type: headers['content-type'] + boundary }
    })

const id = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
  fc.constantFrom('0', '-1', '2147483647', '2147483648', '9'.repeat(300), 'x', '%00', '%E0%A4%A', '1%20', '..%2f', '%F0%9F%92%A7'),
)
const value = fc.oneof(fc.constantFrom('1', 'es_ES', 'ES', '', '0', '-1', '1e9', "'", '\u0000', '💧'), fc.string())
const queryOf = (names: string[]) => fc.dictionary(fc.oneof(fc.constantFrom(...names, 'otra', '__proto__')), value, { maxKeys: 3 })
const header = fc.oneof(fc.constantFrom('*', '', '"x"', 'W/"x-1"', 'gzip, br;q=0', 'x'.repeat(300)), fc.string().map(encodeURIComponent))
const headers = fc.dictionary(
  fc.constantFrom('if-match', 'if-none-match', 'idempotency-key', 'accept', 'accept-encoding', 'origin', 'range'),
  header,
  {
    maxKeys: 2,
  },
)
const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    undefined,
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'x',
  ),
)

const sentTo = ({ path, query, body }: Operation, image: Buffer): fc.Arbitrary<FuzzRequest> => {
  const upload = /\/upload_(\w+)\/$/.exec(path)?.[1]
  const json = fc.record({ body: body === undefined ? fc.constant<string | Buffer>('') : jsonBody(body), type })
  const content = upload === undefined ? json : fc.oneof({ weight: 6, arbitrary: form(image, upload) }, json)
  const isSignedIn = fc.constantFrom(...Array<boolean>(19).fill(true), false)
  return fc
    .tuple(fc.record({ id, query: queryOf(query), headers, isSignedIn }), content)
    .map(([rest, content]) => ({ ...rest, ...content }))
}

const operationsOf = ({ paths }: { paths: Record<string, Record<string, DocumentedOperation>> }): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.flatMap(each => (each.in === 'query' ? [each.name] : [])),
      body: requestBody?.content['application/json']?.schema,
    })),
  )

/** Requests that may end the session of their sender. */
const ENDING = ['/api/auth/logout/', '/api/auth/sesiones/{id}/']

/** Stream that ends with the session; tested in `events/streams.test.ts`. */
const ENDLESS = '/api/eventos/'

const FOOTPRINT = `
  select
    (select json_object_agg(tabla, version) from versiones_de_tabla) as versiones,
    (select count(*) from imagenes) as imagenes,
    (select count(*) from claves_de_idempotencia) as claves`

const orHang = async (answer: Promise<Answer>) => {
  const patience = new AbortController()
  const hang = wait(PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error('No answer')
  })
  try {
    return await Promise.race([answer, hang])
  } finally {
    patience.abort()
    hang.catch(() => undefined)
  }
}

describe.each([ENGINE])('whatever is sent (%s)', engine => {
  let database: Client | undefined
  // Registered before the hook of the server, which ends the database, so that this connection closes first.
  afterAll(() => database?.end())
  const server = useServer(engine)
  const send = (method: string, path: string, options: Call = {}) => orHang(call(method, server().address + path, options))

  let token = ''
  let lists: string[] = []
  let readable = new Set<string>()
  let done = 0

  beforeAll(async () => {
    const { DATABASE_URL } = server().env
    if (DATABASE_URL === undefined) return
    database = new Client({ connectionString: DATABASE_URL })
    await database.connect()
  })

  /** State that every write changes and no refused write changes: from the database if it can be opened, else from ETags. */
  const footprintOf = async (path: string): Promise<unknown> => {
    if (database !== undefined) return (await database.query(FOOTPRINT)).rows
    const concerned = lists.filter(list => path.startsWith(list))
    return Promise.all(concerned.map(async list => (await send('HEAD', list, { token })).headers.etag))
  }

  const expectReason = ({ json }: Answer) => {
    const { detail, non_field_errors } = json as { detail?: string; non_field_errors?: string[] }
    expect(detail ?? non_field_errors?.[0]).toMatch(/\S/)
  }

  const expectEffect = async (path: string, { status, json }: Answer, before: unknown) => {
    if (status >= 400) expect(await footprintOf(path)).toEqual(before)
    if (status !== 201 || !readable.has(`${path}{id}/`)) return
    const { id } = json as { id: number }
    expect((await send('GET', `${path}${id}/`, { token })).json).toEqual(json)
  }

  const tryOut = async ({ method, path }: Operation, { id, query, headers, body, type, isSignedIn }: FuzzRequest) => {
    const before = method === 'GET' ? undefined : await footprintOf(path)
    const search = new URLSearchParams(query).toString()
    const answer = await send(method, `${path.replace(/\{\w+\}/, id)}${search && '?'}${search}`, {
      ...(isSignedIn && { token }),
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
      ...(body.length > 0 && { body }),
    })
    expect(answer.status).toBeLessThan(500)
    if (answer.status < 400) done++
    else expectReason(answer)
    if (ENDING.includes(path) && answer.status < 400) token = await server().signIn()
    if (method !== 'GET') await expectEffect(path, answer, before)
  }

  it('every operation of the API answers, never with 5xx; what it refuses it says why, and leaves everything as it was', async () => {
    const image = await picture()
    token = await server().signIn()
    const all = operationsOf((await send('GET', '/api/docs/json', { token })).json as Parameters<typeof operationsOf>[0])
    const operations = all.filter(({ path }) => path !== ENDLESS)
    const reads = operations.flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
    readable = new Set(reads)
    lists = reads.filter(path => /^\/api\/\w+\/$/.test(path) && path !== '/api/salud/')
    for (const [at, operation] of operations.entries()) {
      // A seed for each operation, or all would get equal values.
      const runs = fc.asyncProperty(fc.noBias(sentTo(operation, image)), sent => tryOut(operation, sent))
      await fc.assert(runs, { seed: SEED + at, numRuns: RUNS, endOnFailure: true }).catch((error: unknown) => {
        throw new Error(`${operation.method} ${operation.path}`, { cause: error })
      })
      expect((await send('GET', '/api/salud/')).json).toEqual({ estado: 'ok' })
      expect((await send('GET', '/api/magnitudes/', { token })).status).toBe(200)
    }
    expect(operations.length).toBeGreaterThan(100)
    // Minimum of accepted requests: if nearly all were refused early, little code would be tested.
    expect(done).toBeGreaterThan((operations.length * RUNS) / 6)
  }, 300_000)
})
