/**
 * `npm run mutate`: inserts single-line faults, one at a time, into random places of `src` and `server/src`, in a copy of the last commit, and
 * runs types, lint and tests to see which faults they catch. `-- --count 66 --seed 1 --from 0` are the defaults; a seed gives equal faults as
 * long as the sources do not change. Each verdict is written to `.cache/mutate/verdicts.json` at once, and `--from` continues from there;
 * `--deep` runs all tests that can see the source, for its faults that are not caught yet. Ends with the numbers of caught and of all faults.
 * `verdicts.json` beside this file has the open faults of the last run and, by hand and with their reasons, those without a visible effect,
 * whose verdict `equivalent` later runs take over. The default count allows for a tenth of these, beside 60 faults that can be caught.
 *
 * A fault counts as caught if a check or a test fails with the fault and passes without it. Tests run in batches, the ones nearest to the
 * source first, without browser tests, because each fault would need a build.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { root } from '../../server/bin/prepare.mjs'
import { memoryDirectory } from '../memory.mjs'

register({ tsconfig: join(root, 'tsconfig.json') })
const { faultsOf, OPERATORS, withFault } = await import('./faults.ts')

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '66' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    deep: { type: 'boolean', default: false },
  },
})
const [count, seed, from] = [values.count, values.seed, values.from].map(Number)

const record = join(root, '.cache/mutate/verdicts.json')
const readVerdicts = path => JSON.parse(readFileSync(path, 'utf8'))
const judged = readVerdicts(join(root, '__tests__/mutate/verdicts.json'))
const copy = join(tmpdir(), 'nutricion-mutate')
const LIMIT_MS = 300_000
/** Numbers of test files in the successive runs of jest: the nearest to the source, and with `--deep` all that can see it. */
const NEAR = [3, 9]
const DEEP = [...NEAR, 40, 100, 400]

const inCopy = path => join(copy, path)

const prepareCopy = () => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  execFileSync('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', copy], { cwd: root })
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'))
  // Old date: a lock file newer than the packages would make a test install them again, over those of the checkout.
  utimesSync(inCopy('package-lock.json'), 0, 0)
  if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), inCopy('dist'), { recursive: true })
}

/** Repeatable pseudo-random numbers (mulberry32), equal on every machine. */
const randomFrom = start => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Random faults, in equal numbers for each operator, with equally likely places. */
const choose = () => {
  const files = execFileSync('git', ['ls-files', 'src', 'server/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(path => /\.tsx?$/.test(path))
  const all = files.flatMap(path => faultsOf(path, readFileSync(inCopy(path), 'utf8')).map(fault => ({ path, ...fault })))
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, at) => {
    const like = all.filter(({ operator }) => operator === OPERATORS[at % OPERATORS.length])
    return like[Math.floor(random() * like.length)]
  })
}

/** Fault of a verdict at its current line: lines above may have been added or removed. */
const faultOf = ({ operator, place, was, became }) => {
  const [path, before] = place.split(':')
  const lines = readFileSync(inCopy(path), 'utf8').split('\n')
  const same = lines.flatMap((line, at) => (line.trim() === was ? [at] : []))
  const [at] = same.toSorted((one, other) => Math.abs(one + 1 - before) - Math.abs(other + 1 - before))
  if (at === undefined) throw new Error(`${place} is gone: ${was}`)
  const start = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + lines[at].indexOf(was)
  return { path, operator, line: at + 1, start, end: start + was.length, text: became }
}

const temporary = memoryDirectory()
const env = { ...process.env, TEST_LENGTH: 'full', ...(temporary && { TMPDIR: temporary }) }

const children = new Set()
const endGroup = ({ pid }) => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process group has ended already.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    children.forEach(endGroup)
    process.exit(130)
  })

/** Result of a Node program in the copy: success or failure, its output, and whether it was ended at the time limit. */
const runNode = (args, limitMs = LIMIT_MS) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    children.add(child)
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(chunk))
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      endGroup(child)
    }, limitMs)
    child.once('close', code => {
      clearTimeout(timer)
      children.delete(child)
      endGroup(child)
      resolve({ succeeded: code === 0, isLate, text: Buffer.concat(output).toString() })
    })
  })

const program = path => join(copy, 'node_modules', path)
const tscOf = (name, ...project) => [
  program('typescript-native/bin/tsc'),
  ...['--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`, ...project],
]
const checksOf = path => [
  ['types', path.startsWith('server/') ? tscOf('server', '-p', 'server') : tscOf('application')],
  ['lint', [program('oxlint/bin/oxlint'), '-c', 'oxlint.config.js', path]],
]

const jestArgs = [
  '--liftoff-only',
  program('jest/bin/jest.js'),
  '--forceExit',
  '--maxWorkers=1',
  '--bail',
  '--testPathIgnorePatterns',
  '/e2e/',
]

const listed = async args => {
  const { text } = await runNode([...jestArgs, '--listTests', ...args])
  return text.split('\n').flatMap(line => (line.startsWith(copy) ? [relative(copy, line)] : []))
}

const stepsOf = path =>
  path
    .replace(/^(server\/)?src\//, '$1')
    .replace(/^__tests__\//, '')
    .replace(/\.(test|long).*$|\.tsx?$/, '')
    .split('/')

/** Distance of a source and a test in the tree, which tests mirror; larger for tests of screens, which take as long as several others. */
const distance = (path, test) => {
  const [one, other] = [stepsOf(path), stepsOf(test)]
  const split = one.findIndex((step, at) => step !== other[at])
  const same = split < 0 ? one.length : split
  return one.length + other.length - 2 * same + (test.endsWith('.tsx') ? 1 : 0) + (test.includes('.long.') ? 2 : 0)
}

/** Tests that read the whole tree. */
const OF_THE_TREE = ['__tests__/ui/styles.test.ts', '__tests__/ui/selectors.test.ts', '__tests__/circles.test.ts']

/** Tests that can see a source: tests that import it, tests that read the tree, and for the server tests that call it. */
const testsOf = async path => {
  const nearest = tests => tests.toSorted((one, other) => distance(path, one) - distance(path, other))
  const related = nearest(await listed(['--findRelatedTests', path]))
  if (!path.startsWith('server/')) return [...new Set([...related, ...OF_THE_TREE])]
  const talking = nearest(await listed(['/__tests__/(contract|server)/']))
  return [...new Set([...related, ...talking])]
}

const failedIn = text => [...text.matchAll(/^FAIL \w+ (\S+)/gm)].map(([, test]) => test)

const runTests = tests => runNode([...jestArgs, '--runTestsByPath', ...tests])

/** Tests that have passed on the unchanged sources. */
const passing = new Set()

const passes = async tests => {
  if (tests.length > 0 && tests.every(test => passing.has(test))) return true
  const { succeeded } = await runTests(tests)
  if (succeeded) for (const test of tests) passing.add(test)
  return succeeded
}

/** Test that fails with the fault and passes on the unchanged sources; null without one. */
const caughtBy = async (tests, restore, put) => {
  if (tests.length === 0) return null
  const { succeeded, isLate, text } = await runTests(tests)
  if (succeeded) return null
  if (isLate) return { isLate }
  const failed = failedIn(text)
  restore()
  const isFaultOnly = await passes(failed.length > 0 ? failed : tests)
  put()
  if (isFaultOnly) return { by: failed.join(', ') || 'start of the tests' }
  return failed.length === 0
    ? { isLate: true }
    : caughtBy(
        tests.filter(test => !failed.includes(test)),
        restore,
        put,
      )
}

const judge = async ({ path, ...fault }) => {
  const sound = readFileSync(inCopy(path), 'utf8')
  const restore = () => writeFileSync(inCopy(path), sound)
  const put = () => writeFileSync(inCopy(path), withFault(sound, fault))
  const tests = await testsOf(path)
  put()
  try {
    let tried = 0
    for (const [at, size] of (values.deep ? DEEP : NEAR).entries()) {
      const found = await caughtBy(tests.slice(tried, tried + size), restore, put)
      if (found?.isLate) return { verdict: 'undecided', by: `no end after ${tried} of ${tests.length} test files` }
      if (found) return { verdict: 'caught', by: found.by }
      tried = Math.min(tried + size, tests.length)
      if (at === 0) for (const [name, args] of checksOf(path)) if (!(await runNode(args)).succeeded) return { verdict: 'caught', by: name }
    }
    return { verdict: 'survived', by: `${tried} of ${tests.length} test files` }
  } finally {
    restore()
  }
}

/** Verdict given by hand to an equal fault, wherever its line stands now; undefined without one. */
const equivalentOf = ({ path, was, became }) =>
  judged.find(each => each.verdict === 'equivalent' && each.place.startsWith(`${path}:`) && each.was === was && each.became === became)

const lineOf = (content, { line }) => content.split('\n')[line - 1]?.trim() ?? ''

prepareCopy()
const startingFrom = values.deep ? judged : []
const earlier = existsSync(record) ? readVerdicts(record) : startingFrom
const isDecided = ({ verdict }) => ['caught', 'equivalent'].includes(verdict)
const faults = values.deep ? earlier.map(each => (isDecided(each) ? null : faultOf(each))) : choose()
// First run of the checks on the unchanged sources: fills the incremental cache of the compiler, and must succeed.
for (const path of ['src/app/index.tsx', 'server/src/main.ts'])
  for (const [name, args] of checksOf(path)) {
    const { succeeded, text } = await runNode(args)
    if (!succeeded) throw new Error(`${name} of the sources as they are:\n${text}`)
  }

mkdirSync(dirname(record), { recursive: true })
const verdicts = values.deep ? [...earlier] : earlier.slice(0, from)
for (const [at, fault] of faults.entries()) {
  if (at < from || fault === null) continue
  const begun = Date.now()
  const { operator, path, line } = fault
  const content = readFileSync(inCopy(path), 'utf8')
  const place = `${path}:${line}`
  const [was, became] = [content, withFault(content, fault)].map(each => lineOf(each, fault))
  const { verdict, by } = equivalentOf({ path, was, became }) ?? (await judge(fault))
  verdicts[at] = { operator, place, was, became, verdict, by }
  writeFileSync(record, `${JSON.stringify(verdicts, null, 2)}\n`)
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`${at + 1}/${count}  ${verdict.padEnd(9)}  ${String(seconds).padStart(4)} s  ${operator}  ${place}  ${by}`)
}

const countOf = kind => verdicts.filter(({ verdict }) => verdict === kind).length
console.log(`\n${countOf('caught')} of ${verdicts.length} caught, ${countOf('equivalent')} equivalent`)
process.exit(0)
