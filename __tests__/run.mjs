import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildApplication, fail, installPackages, root } from '../server/bin/prepare.mjs'
import { MEASURED, passedTitles, requirementIds, unmet, unproven } from './proofs.mjs'

/**
 * `npm test`: installs and builds if necessary, runs checks and tests, and ends with the numbers of passed and failed ones. `-- --full` adds
 * the long tests, the other database and the short form of `npm run endurance`.
 */
await installPackages().catch(fail)

const { register } = await import('tsx/esm/api')
register({ tsconfig: join(root, 'tsconfig.json') })
const { default: papaparse } = await import('papaparse')
const { findChromium } = await import('./support/chromium.ts')
const { postgresMissing } = await import('./support/postgres.ts')

const { add, bin, check, finish, heading, jest, runNode, showTimes } = await import('./runner.mjs')
const { format, lintWithTypes } = await import('./checks.mjs')

const execute = (command, args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const debian = name =>
  execute('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name])

const installFromDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  execute('apt-get', ['update', '-qq']) &&
  ['chromium-headless-shell', 'chromium'].some(debian)

const download = () => execute(process.execPath, [bin('playwright-core', 'cli.js'), 'install', '--no-shell', 'chromium'])

/** Finds a Chromium, or installs one: from Debian's packages if this process is root, else by Playwright. Returns false on failure. */
const provideChromium = () => {
  if (findChromium()) return true
  if (process.env.CHROMIUM_PATH) return false
  console.log('Getting a Chromium for the browser tests …')
  return [installFromDebian, download].some(get => get() && findChromium())
}

const checks = async () => {
  await check('Types and lint', lintWithTypes)
  await check('Format', format)
}

const isFull = process.argv.includes('--full')
// Value read by support/long.ts.
process.env.TEST_LENGTH = isFull ? 'full' : 'short'

/** Builds the application for the tests of the server and in the browser. Counts as one test. */
const build = () =>
  buildApplication().then(
    () => add(1, 0),
    error => {
      heading('Build')
      console.log(error.message)
      add(0, 1)
    },
  )

// One more than the cores, because servers and browsers wait for each other and for the disk; at most 4.
const workers = String(Math.min(availableParallelism() + 1, 4))

/** Runs all tests in one queue, the longest first, so that no core is idle. Returns their results; null if not all could run. */
const tests = async () => {
  const all = ['--maxWorkers', workers]
  if (provideChromium()) return jest('Tests', 'all', all)
  add(0, 1)
  await jest('Tests', 'all', [...all, '--', String.raw`/__tests__/(?!e2e/)`])
  console.log('The browser tests need a Chromium and none could be installed: install one, or name a working one in CHROMIUM_PATH.')
  return null
}

/** Runs the endurance tests alone, because they measure the server. A run without its last line counts as one failure. */
const endurance = async () => {
  const { text } = await runNode('Endurance, in its short form', [join(root, '__tests__/endurance/run.mjs'), '--short'])
  const [, passed = 0, failed = 1, skipped = 0] = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m.exec(text) ?? []
  add(Number(passed), Number(failed), Number(skipped))
  return Number(failed) === 0 ? text.split('\n') : []
}

const textOf = path => readFileSync(join(root, path), 'utf8')

/** Checks each requirement, and each test of the security checklist, against the passed tests of this run. Counts as one test. */
const proofs = (found, lines) => {
  const passed = passedTitles(found, root)
  const titles = [...passed.values()].flat().map(({ fullName }) => fullName)
  const { data: rows } = papaparse.parse(textOf('docs/asvs.csv'), { header: true, skipEmptyLines: true })
  const lacking = [...unproven(requirementIds(textOf('__tests__/requirements.md')), titles), ...unmet(rows, passed, lines)]
  heading('Proofs')
  console.log(lacking.length === 0 ? 'All is proved, with the exceptions below.' : `No passed test proves:\n${lacking.join('\n')}`)
  console.log(`Bounds that only npm run bench measures: ${MEASURED.join(', ')}.`)
  add(lacking.length === 0 ? 1 : 0, lacking.length === 0 ? 0 : 1)
}

await Promise.all([build(), checks()])
const found = await tests()
if (isFull) {
  const lines = await endurance()
  // Some rows are proven only by tests with PostgreSQL.
  if (found && !postgresMissing) proofs(found, lines)
}

showTimes()
if (postgresMissing) console.log(`\nThe tests on PostgreSQL were skipped: ${postgresMissing}.`)
finish()
