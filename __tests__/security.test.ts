import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const STATES = ['met', 'in part', 'not met'] as const

interface Row {
  id: string
  state: string
  how: string
  proof: string
}

const lines = textOf('SECURITY.md').split('\n')

const rows = lines.flatMap((line): Row[] => {
  const [, id = '', , state = '', how = '', proof = ''] = line.split(/(?<!\\)\|/).map(cell => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, state, how, proof }] : []
})

/** "1.2.3 to 1.2.5" is all three. */
const spread = (first: string, last = first) => {
  const [chapter, section, from = '0'] = first.split('.')
  const to = Number(last.split('.')[2])
  return Array.from({ length: to - Number(from) + 1 }, (_, n) => `${chapter}.${section}.${Number(from) + n}`)
}

const strange = lines
  .filter(line => line.startsWith('Does not apply: '))
  .flatMap(line => [...line.matchAll(/(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?/g)].flatMap(([, first = '', last]) => spread(first, last)))

/** The tests that a row names: a file, and how a title in it begins. */
const proofsOf = ({ proof }: Row) =>
  [...proof.matchAll(/`([^`]+)`((?: «[^»]+»)+)/g)].flatMap(([, path = '', titles = '']) =>
    [...titles.matchAll(/«([^»]+)»/g)].map(([, title = '']) => ({ path, title })),
  )

const stands = ({ path, title }: { path: string; title: string }) =>
  existsSync(join(ROOT, path)) && [`'`, '"', '`'].some(quote => textOf(path).includes(quote + title))

it('the checklist has every item of levels 1 and 2 of ASVS 5.0.0 once, as a row or as one that does not apply', () => {
  const ids = [...rows.map(({ id }) => id), ...strange]
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids).toHaveLength(253)
})

it('each of its rows is met, in part or not met, and says how, or what it would take', () => {
  expect(rows.filter(({ state, how }) => !STATES.some(each => each === state) || how === '')).toEqual([])
  expect(rows.filter(({ state, how }) => state !== 'met' && !how.includes('It would take '))).toEqual([])
})

it('each of its rows that is met names a test, and every test that a row names is there', () => {
  expect(rows.filter(row => row.state === 'met' && proofsOf(row).length === 0)).toEqual([])
  expect(rows.flatMap(row => proofsOf(row).flatMap(proof => (stands(proof) ? [] : [{ id: row.id, ...proof }])))).toEqual([])
  // What is named in another form would not be looked for.
  expect(rows.filter(row => row.proof !== '' && row.proof.replace(/`[^`]+`(?: «[^»]+»)+(?:, )?/g, '') !== '')).toEqual([])
})

const sources = ['src', 'server/src'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).flatMap(name =>
    /\.(tsx?|mjs)$/.test(name) ? [`${folder}/${name}`] : [],
  ),
)
const usersOf = (pattern: RegExp, folder = '') => sources.filter(path => path.startsWith(folder) && pattern.test(textOf(path))).sort()

it('nothing runs text as a program, writes markup, makes a regular expression of text or sets a cookie', () => {
  expect(usersOf(/\beval\(|new Function\(/)).toEqual([])
  // A constant, by which the engine lends its collector.
  expect(usersOf(/'node:vm'/)).toEqual(['server/src/collectGarbage.ts'])
  expect(usersOf(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc/i)).toEqual([])
  expect(usersOf(/\bRegExp\(/)).toEqual([])
  expect(usersOf(/document\.cookie|set-cookie/i)).toEqual([])
})

it('the server starts no program but the one that tells since when a process runs, and asks no other server by HTTP', () => {
  expect(usersOf(/child_process/)).toEqual(['server/src/database/embedded/processIdentity.ts'])
  expect(usersOf(/\bfetch\(|import (?!type )[^\n]*'(node:https?|undici|axios)'/, 'server/')).toEqual([])
})

it('hashes are of SHA-2 or argon2id, nothing is encrypted or signed, and what is guessed at no cost is no secret', () => {
  const hashes = sources.flatMap(path => [...textOf(path).matchAll(/createHash\(([^)]*)\)/g)].map(([, name]) => name))
  expect(new Set(hashes)).toEqual(new Set(["'sha256'"]))
  expect(usersOf(/argon2/)).toEqual(['server/src/auth/passwords.ts'])
  expect(usersOf(/create(Hmac|Cipher|Decipher|Sign|Verify)|pbkdf2|scrypt|generateKey|md5|sha1\b/i)).toEqual([])
  // Names the channel of a session's tabs.
  expect(usersOf(/\.subtle\b(?!\.digest\('SHA-256', )/)).toEqual([])
  expect(usersOf(/\.subtle\b/)).toEqual(['src/api/live/liveSource.ts'])
  // Pauses of chance, and the ids of saves and of lines that are not saved yet.
  expect(usersOf(/Math\.random/)).toEqual([
    'server/src/database/transaction.ts',
    'server/src/http/afterwards.ts',
    'src/api/live/stream.ts',
    'src/features/ensayos/edit/historyOf.ts',
    'src/features/ensayos/slice.ts',
    'src/store/sequences/run.ts',
  ])
})
