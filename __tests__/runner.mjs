/** Code shared by `npm test` and `npm run test:quick`: parallel programs, their results and times. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../server/bin/prepare.mjs'
import { memoryDirectory } from './memory.mjs'

const results = join(root, '.cache/test-results')
mkdirSync(results, { recursive: true })

export const bin = (name, file) => join(root, 'node_modules', name, file)
export const heading = text => console.log(`\n=== ${text} ${'='.repeat(Math.max(0, 90 - text.length))}\n`)

const children = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    children.forEach(child => child.kill('SIGTERM'))
    process.exit(130)
  })
}

/** Name and seconds of each program and of each test file. */
const programs = []
const files = []

/** Runs a Node program. Its output is buffered and printed under its heading, so that the outputs of parallel programs do not mix. */
export const runNode = (title, args, env = process.env) =>
  new Promise(resolve => {
    console.log(`Running: ${title} …`)
    const start = Date.now()
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.add(child)
    const output = []
    child.stdout.on('data', chunk => output.push(chunk))
    child.stderr.on('data', chunk => output.push(chunk))
    child.once('close', code => {
      children.delete(child)
      programs.push([title, (Date.now() - start) / 1000])
      const text = Buffer.concat(output).toString().trim()
      heading(title)
      console.log(text || 'Nothing to complain of.')
      resolve({ succeeded: code === 0, text })
    })
  })

const total = { passed: 0, failed: 0, skipped: 0 }
export const add = (passed, failed, skipped = 0) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** Runs a check, which counts as one test. */
export const check = async (title, args) => ((await runNode(title, args)).succeeded ? add(1, 0) : add(0, 1))

/** Options of `shortLived` in support/program.ts, because tests open the embedded database in their own process too. */
const QUICK_WASM = ['--liftoff-only']

const temporary = memoryDirectory()

/** Runs tests and returns their results. A suite that could not start counts as one failure, and so does a run without results. */
export const jest = async (title, name, args) => {
  const file = join(results, `${name}.json`)
  rmSync(file, { force: true })
  const env = { ...process.env, ...(temporary && { TMPDIR: temporary }) }
  const { succeeded } = await runNode(title, [...QUICK_WASM, bin('jest', 'bin/jest.js'), '--json', `--outputFile=${file}`, ...args], env)
  if (!existsSync(file)) {
    add(0, 1)
    return null
  }
  const found = JSON.parse(readFileSync(file, 'utf8'))
  for (const { name, startTime, endTime } of found.testResults) files.push([relative(root, name), (endTime - startTime) / 1000])
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites
  add(found.numPassedTests, failed || (succeeded ? 0 : 1), found.numPendingTests + found.numTodoTests)
  return found
}

const LONGEST = 10
const show = ([name, seconds]) => console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)

/** Prints the time of each program, some of which ran in parallel, and of the slowest test files. */
export const showTimes = () => {
  heading('Where the time went')
  programs.forEach(show)
  if (files.length === 0) return
  console.log('\nThe longest files:')
  files
    .sort((one, other) => other[1] - one[1])
    .slice(0, LONGEST)
    .forEach(show)
}

/** Prints the line of totals, and ends this process. */
export const finish = () => {
  const { passed, failed, skipped } = total
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exit(failed ? 1 : 0)
}
