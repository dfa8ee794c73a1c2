import { allResources } from '@/shared/resources/registry'
import { RECORD_LIMIT } from '@server/http/body'
import { jsonLimitRefusal } from '@server/http/jsonLimits'
import { schemaOf } from '@server/resources/schemas'

const repeat = (text: string) => text.repeat(Math.floor(RECORD_LIMIT / text.length))

const languages = Array.from({ length: 1000 }, (_, i) => `es_${String(i).padStart(3, '0')}`)
const map = Object.fromEntries(languages.map(locale => [locale, 'texto, [con] {signos} \\ y "comillas"']))
const list = (item: unknown) => Array.from({ length: 10_000 }, () => item)

/** Largest value that the contract allows for a schema. */
const fullOf = (schema: object): unknown => {
  if ('maxProperties' in schema) return map
  if (!('items' in schema)) return 'x'
  return list(JSON.stringify(schema.items).includes('integer') ? 2_147_483_647 : 'ES')
}

it.each(allResources)('the fullest record of $name is taken', ({ fields }) => {
  const body = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fullOf(schemaOf(field))]))
  expect(jsonLimitRefusal(Buffer.from(JSON.stringify(body)))).toBeUndefined()
})

it('brackets, commas and quotes inside texts count for nothing', () => {
  const texts = ['[{'.repeat(60_000), ','.repeat(200_000), '\\"'.repeat(200_000), '\\', '"', '\\"[', 'x\\\\']
  expect(jsonLimitRefusal(Buffer.from(JSON.stringify({ texts })))).toBeUndefined()
  expect(jsonLimitRefusal(Buffer.from(JSON.stringify([...texts, '['.repeat(40)])))).toBeUndefined()
})

const nest = (depth: number) => '[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2)

it('32 levels are taken, 33 are not', () => {
  expect(jsonLimitRefusal(Buffer.from(nest(32)))).toBeUndefined()
  expect(jsonLimitRefusal(Buffer.from(`[${nest(32)}]`))).toBe('El cuerpo de la petición tiene más de 32 niveles.')
})

const many = 'El cuerpo de la petición tiene demasiados elementos.'
const deep = 'El cuerpo de la petición tiene más de 32 niveles.'

const hostile: [name: string, body: string, refusal: string | undefined][] = [
  ['nested brackets', repeat('['), deep],
  ['a nest in a text that ends', `["\\\\",${repeat('[')}`, deep],
  ['millions of ids', `[${repeat('1,')}1]`, many],
  ['hundreds of thousands of keys', `{${repeat('"es_ES":1,')}"es_ES":1}`, many],
  ['quotes', repeat('"'), many],
  ['empty lists', `[${repeat('[],')}[]]`, many],
  ['backslashes', `"${repeat('\\')}"`, undefined],
  ['escaped quotes', `"${repeat('\\"')}"`, undefined],
  ['a text without an end', `"${repeat('x')}`, undefined],
  ['digits', repeat('1'), undefined],
  ['white space', repeat(' '), undefined],
]

const timeOf = (work: () => unknown) => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Shortest time of several tries, to exclude other work of the machine; stops at the first try within the limit. */
const costOf = (work: () => unknown, tries: number, limit = 0) => {
  let best = Infinity
  for (let tried = 0; tried < tries && best >= limit; tried++) best = Math.min(best, timeOf(work))
  return best
}

describe('8 MB of what is costly to parse', () => {
  const plain = JSON.stringify({ valor: repeat('x') })
  const reference = costOf(() => JSON.parse(plain), 3)
  const limit = 25 * reference + 25

  it.each(hostile)('%s: told without parsing, for little more than it costs to parse a plain text', (_name, body, refusal) => {
    const bytes = Buffer.from(body)
    expect(jsonLimitRefusal(bytes)).toBe(refusal)
    expect(costOf(() => jsonLimitRefusal(bytes), 10, limit)).toBeLessThan(limit)
  })
})
