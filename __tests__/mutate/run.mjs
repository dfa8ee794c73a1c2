/**
 * `npm run mutate`: puts single-line faults, one at a time, into random places of `src` and `server/src`, in a copy of the last commit, and
 * asks types, lint and tests which of them they catch. `-- --count 60 --seed 1 --from 0` are the defaults; the same seed has the same faults
 * as long as the sources stay. Each verdict is written to `verdicts.json` as it comes, from which `--from` goes on. Ends with caught and all.
 *
 * A fault counts as caught where a check or a test fails with it and passes without. Tests run in batches, the ones nearest to the source
 * first; those of the browser are left out, because each fault would want a build.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
})
const [count, seed, from] = [values.count, values.seed, values.from].map(Number)

const record = join(root, '__tests__/mutate/verdicts.json')
const copy = join(tmpdir(), 'nutricion-mutate')
/** One batch of tests, and all that one fault may take. */
const BATCH_LIMIT_MS = 240_000
const FAULT_LIMIT_MS = 600_000
const BATCHES = [6, 18, 60, 200]

const inCopy = path => join(copy, path)

const prepareCopy = () => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  execFileSync('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', copy], { cwd: root })
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'))
  if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), inCopy('dist'), { recursive: true })
}

/** mulberry32: small, and the same on every machine. */
const randomFrom = start => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** As many of each operator, every place as likely as another. */
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

const temporary = memoryDirectory()
const env = { ...process.env, TEST_LENGTH: 'long', ...(temporary && { TMPDIR: temporary }) }

const children = new Set()
const endGroup = ({ pid }) => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    children.forEach(endGroup)
    process.exit(130)
  })

/** Result of a Node program in the copy: whether it succeeded, or that it was ended at the limit. */
const runNode = (args, limitMs = BATCH_LIMIT_MS) =>
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
  ['types', tscOf('application')],
  ['types', tscOf('server', '-p', 'server')],
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

/** Number of steps from one place of the tree to another: tests mirror the sources. */
const distance = (path, test) => {
  const [one, other] = [stepsOf(path), stepsOf(test)]
  const shared = one.findIndex((step, at) => step !== other[at])
  const same = shared < 0 ? one.length : shared
  return one.length + other.length - 2 * same
}

/** Tests that can see a source: those that import it, and for the server those that talk to it. */
const testsOf = async path => {
  const nearest = tests => tests.toSorted((one, other) => distance(path, one) - distance(path, other))
  const related = nearest(await listed(['--findRelatedTests', path]))
  if (!path.startsWith('server/')) return related
  const talking = nearest(await listed(['/__tests__/(contract|server)/']))
  return [...new Set([...related, ...talking])]
}

const failedIn = text => [...text.matchAll(/^FAIL \w+ (\S+)/gm)].map(([, test]) => test)

const runTests = tests => runNode([...jestArgs, '--runTestsByPath', ...tests])

/** Test that fails with the fault in place and passes on the sources as they were. */
const caughtBy = async (tests, restore, put) => {
  const { succeeded, isLate, text } = await runTests(tests)
  if (succeeded) return null
  if (isLate) return { isLate }
  const failed = failedIn(text)
  restore()
  const clean = await runTests(failed.length > 0 ? failed : tests)
  put()
  if (clean.succeeded) return { by: failed.join(', ') || 'start of the tests' }
  return caughtBy(
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
  const begun = Date.now()
  put()
  try {
    for (const [name, args] of checksOf(path)) if (!(await runNode(args)).succeeded) return { verdict: 'caught', by: name }
    let first = 0
    for (const size of BATCHES) {
      const batch = tests.slice(first, first + size)
      if (batch.length === 0) break
      if (Date.now() - begun > FAULT_LIMIT_MS) return { verdict: 'undecided', by: `${first} of ${tests.length} test files passed` }
      const found = await caughtBy(batch, restore, put)
      if (found?.isLate) return { verdict: 'undecided', by: `time limit after ${first} of ${tests.length} test files` }
      if (found) return { verdict: 'caught', by: found.by }
      first += size
    }
    return { verdict: 'survived', by: `${Math.min(first, tests.length)} test files passed` }
  } finally {
    restore()
  }
}

const lineOf = (content, { line }) => content.split('\n')[line - 1]?.trim() ?? ''

prepareCopy()
const faults = choose()
// What the compiler has found is kept from one fault to the next.
for (const [, args] of checksOf('src/app/index.tsx')) await runNode(args)

const verdicts = from > 0 && existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).slice(0, from) : []
for (const [at, fault] of faults.entries()) {
  if (at < from) continue
  const begun = Date.now()
  const content = readFileSync(inCopy(fault.path), 'utf8')
  const { verdict, by } = await judge(fault)
  const { operator, path, line } = fault
  const seconds = Math.round((Date.now() - begun) / 1000)
  verdicts.push({
    operator,
    place: `${path}:${line}`,
    was: lineOf(content, fault),
    became: lineOf(withFault(content, fault), fault),
    verdict,
    by,
  })
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, `${JSON.stringify(verdicts, null, 2)}\n`)
  console.log(`${at + 1}/${count}  ${verdict.padEnd(9)}  ${String(seconds).padStart(4)} s  ${operator}  ${path}:${line}  ${by}`)
}

const caught = verdicts.filter(({ verdict }) => verdict === 'caught').length
console.log(`\n${caught} of ${verdicts.length} caught`)
process.exit(0)
