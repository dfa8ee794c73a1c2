import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildApplication, fail, installPackages, root } from '../server/bin/prepare.mjs'

/**
 * `npm test`: does what is missing, checks and tests, and says at the end how many checks and tests passed and failed.
 * `-- --endurance` adds the tests that take long and the short form of `npm run endurance`, whose whole form runs all that there is.
 */
await installPackages().catch(fail)

const { register } = await import('tsx/esm/api')
register({ tsconfig: join(root, 'tsconfig.json') })
const { findChromium } = await import('./support/chromium.ts')
const { postgresMissing } = await import('./support/postgres.ts')

const { add, bin, check, finish, heading, jest, runNode, showTimes } = await import('./runner.mjs')
const { format, lint, serverTypes, types } = await import('./checks.mjs')

const execute = (command, args) => spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const debian = name =>
  execute('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name])

const installFromDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  execute('apt-get', ['update', '-qq']) &&
  ['chromium-headless-shell', 'chromium'].some(debian)

const download = () => execute(process.execPath, [bin('playwright-core', 'cli.js'), 'install', '--no-shell', 'chromium'])

/** Finds a Chromium, or gets one: from Debian's packages where we are root, else by Playwright's own download. */
const provideChromium = () => {
  if (findChromium()) return true
  if (process.env.CHROMIUM_PATH) return false
  console.log('Getting a Chromium for the browser tests …')
  return [installFromDebian, download].some(get => get() && findChromium())
}

const checks = async () => {
  await check('Types of the application and the tests', types)
  await check('Types of the server', serverTypes)
  await check('Lint', lint('.'))
  await check('Format', format)
}

const withEndurance = process.argv.includes('--endurance')
// As `isWhole` in support/long.ts.
process.env.SHORT_TESTS = '1'
/** The long ones start, kill and restore whole programs, or try at random: they go with the endurance run; the rest with its whole form. */
const leftOut = withEndurance ? 'whole' : '(long|whole)'
const shortOnes = ['--testPathIgnorePatterns', '/node_modules/', `\\.${leftOut}\\.test\\.ts$`, '--']

const browserTests = async () => {
  if (provideChromium())
    return jest('Browser tests', 'browser', ['--selectProjects', 'node', '--maxWorkers', workers, ...shortOnes, '/__tests__/e2e/'])
  heading('Browser tests')
  console.log('They need a Chromium and none could be installed: install one, or name a working one in CHROMIUM_PATH.')
  add(0, 1)
}

/** The application as it is delivered, for the tests of the server and in the browser. Counts as one test. */
const build = () =>
  buildApplication().then(
    () => add(1, 0),
    error => {
      heading('Build')
      console.log(error.message)
      add(0, 1)
    },
  )

const cores = availableParallelism()
// One more than there are cores: servers and browsers wait for each other and for the disk.
const workers = String(Math.min(cores + 1, 4))
const server = () =>
  jest('Server and contract tests', 'server', [
    ...['--selectProjects', 'node', '--maxWorkers', workers],
    ...[...shortOnes, '/__tests__/(server|contract)/'],
  ])
const units = () => jest('Unit tests', 'unit', ['--selectProjects', 'unit', 'screens', '--maxWorkers', String(Math.min(cores, 4))])

/** Alone, so that what it measures is the server's. Counts as one failure where it does not come to its last line. */
const endurance = async () => {
  const { text } = await runNode('Endurance, in its short form', [join(root, '__tests__/endurance/run.mjs'), '--short'])
  const [, passed = 0, failed = 1] = /^(\d+) passed, (\d+) failed$/m.exec(text) ?? []
  add(Number(passed), Number(failed))
}

await Promise.all([build(), checks()])
// The two that wait for others' processes share the cores for the longest time; what only computes fills them as soon as one has ended.
const waiting = [server(), browserTests()]
await Promise.race(waiting)
await Promise.all([...waiting, units()])
if (withEndurance) await endurance()

showTimes()
if (postgresMissing) console.log(`\nThe tests on PostgreSQL were skipped: ${postgresMissing}.`)
finish()
