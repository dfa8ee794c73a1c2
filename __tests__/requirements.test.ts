import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(__dirname, '..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const known = [...textOf('__tests__/requirements.md').matchAll(/^\| ([A-Z]{2}-\d{2}) \|/gm)].map(([, id]) => id ?? '')

const sources = ['src', 'server/src', 'server/demo', '__tests__']
  .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
  .filter(path => /\.(tsx?|mjs|css)$/.test(path) && path !== relative(ROOT, __filename))

/** "CO-05 to CO-07" is both and all that there are between them; anything else stays as it is. */
const spread = (part: string): string[] => {
  const [, first, prefix, last] = /^(([A-Z]{2})-\d{2}) to (\2-\d{2})$/.exec(part) ?? []
  if (first === undefined || prefix === undefined || last === undefined) return [part]
  return [first, ...known.filter(id => id.startsWith(prefix) && id > first && id < last), last]
}

/** Ids that a text names in brackets, which may be broken over two lines of a comment. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\[([A-Z]{2}-\d{2}\b[^\]]*)\]/g)].flatMap(([, inside = '']) =>
    inside
      .replace(/\s+(\* |\/\/ )?/g, ' ')
      .split(', ')
      .flatMap(spread),
  )

/** The strings of a test file: titles, and cases that stand in titles. */
const stringsOf = (text: string): string => (text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').match(/'.*'|".*"|`[^`]*`/g) ?? []).join('\n')

it('reads ids, lists of them and ranges, over the end of a line too', () => {
  expect(namedIn('a line [TB-04], and [TB-03,\n * MA-02] in a comment; AB-12 is a code')).toEqual(['TB-04', 'TB-03', 'MA-02'])
  expect(namedIn('[CO-05 to CO-07]')).toEqual(['CO-05', 'CO-06', 'CO-07'])
  expect(namedIn('[TB-04; of old]')).toEqual(['TB-04; of old'])
  expect(namedIn(stringsOf("// [TB-01]\n/** [TB-02] */\nit('sorts [TB-04]', () => undefined)"))).toEqual(['TB-04'])
})

it('has each requirement once', () => {
  expect(known.length).toBeGreaterThan(150)
  expect(known.filter((id, index) => known.indexOf(id) !== index)).toEqual([])
})

it('has every requirement that a title or a comment names', () => {
  const strange = sources.flatMap(path => namedIn(textOf(path)).flatMap(id => (known.includes(id) ? [] : [`${id} in ${path}`])))
  expect(strange).toEqual([])
})

it('has no requirement that the title of no test names', () => {
  const tests = sources.filter(path => /\.test\.tsx?$/.test(path))
  const named = new Set(tests.flatMap(path => namedIn(stringsOf(textOf(path)))))
  expect(known.filter(id => !named.has(id))).toEqual([])
})
