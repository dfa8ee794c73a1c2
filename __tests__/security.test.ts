import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'papaparse'
import { testsIn } from './proofs.mjs'

const ROOT = join(__dirname, '..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Row {
  id: string
  requirement: string
  state: string
  how: string
  test: string
}

const STATES = ['met', 'in part', 'not met', 'not applicable'] as const

const { data: rows } = parse<Row>(textOf('docs/asvs.csv'), { header: true, skipEmptyLines: true })

it('the checklist has every item of levels 1 and 2 of ASVS 5.0.0 once, as a row or as one that does not apply', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, index) => !/^\d+\.\d+\.\d+$/.test(id) || ids.indexOf(id) !== index)).toEqual([])
  expect(ids).toHaveLength(253)
})

it('each of its rows is met, in part or not met, and says how, or what it would take', () => {
  expect(rows.filter(({ state, how }) => !STATES.some(each => each === state) || how === '')).toEqual([])
  expect(rows.filter(({ state, how }) => ['in part', 'not met'].includes(state) && !how.includes('It would take '))).toEqual([])
})

it('each of its rows that is met names a test, in a file that is there', () => {
  expect(rows.filter(({ state, test }) => state === 'met' && testsIn(test).length === 0)).toEqual([])
  expect(rows.flatMap(({ test }) => testsIn(test).filter(({ path }) => !existsSync(join(ROOT, path))))).toEqual([])
  // Tests named in another format would be ignored.
  expect(rows.filter(row => row.test !== '' && row.test.replace(/`[^`]+`(?: «[^»]+»)+(?:, )?/g, '') !== '')).toEqual([])
})

it('the open gaps stand in docs/security.md, each in the words of its row', () => {
  const [, notMet = '', inPart = ''] = textOf('docs/security.md').split(/^### (?:Not met|Met in part)$/m)
  const listed = (text: string) => [...text.matchAll(/^- (\S+): (.*)$/gm)].map(([, id, requirement]) => ({ id, requirement }))
  const inState = (wanted: string) => rows.flatMap(({ id, requirement, state }) => (state === wanted ? [{ id, requirement }] : []))
  expect(listed(notMet)).toEqual(inState('not met'))
  expect(listed(inPart)).toEqual(inState('in part'))
})

const sources = ['src', 'server/src'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).flatMap(name =>
    /\.(tsx?|mjs)$/.test(name) ? [`${folder}/${name}`] : [],
  ),
)
const usersOf = (pattern: RegExp, folder = '') => sources.filter(path => path.startsWith(folder) && pattern.test(textOf(path))).sort()

it('nothing runs text as a program, writes markup, makes a regular expression of text or sets a cookie', () => {
  expect(usersOf(/\beval\(|new Function\(/)).toEqual([])
  // Evaluates a constant that gives access to the garbage collector.
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
  // Hash for the name of the channel between the tabs of a session.
  expect(usersOf(/\.subtle\b(?!\.digest\('SHA-256', )/)).toEqual([])
  expect(usersOf(/\.subtle\b/)).toEqual(['src/api/live/liveSource.ts'])
  // Random pauses, and ids of saves and of unsaved lines.
  expect(usersOf(/Math\.random/)).toEqual([
    'server/src/database/transaction.ts',
    'server/src/http/backgroundTasks.ts',
    'src/api/live/stream.ts',
    'src/features/ensayos/edit/historyOf.ts',
    'src/features/ensayos/slice.ts',
    'src/store/sequences/run.ts',
  ])
})
