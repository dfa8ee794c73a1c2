/**
 * `npm run test:nodes`: runs the server and contract tests under each release line of Node in `engines`, one after the other; other lines than
 * the running one are installed by npm. Arguments are release lines and patterns of test files: `npm run test:nodes -- 24 session`. Ends with
 * one line of totals: passed and failed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { buildApplication, fail, installPackages, nodeLines, root } from '../server/bin/prepare.mjs'

const cache = join(root, '.cache/nodes')

/** Path of the Node program of a release line: the running one, or the newest of the line, from the npm package `node`. */
const programOf = line => {
  if (process.versions.node.startsWith(`${line}.`)) return process.execPath
  const folder = join(cache, line)
  const program = join(folder, 'node_modules/node/bin/node')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    console.log(`Fetching Node ${line} …`)
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `node@${line}`], { cwd: folder, stdio: 'inherit' })
  }
  return program
}

const runJest = (program, file, patterns) =>
  new Promise(resolve => {
    const args = [
      join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      'node',
      '--maxWorkers',
      '2',
      '--json',
      `--outputFile=${file}`,
    ]
    // Programs that tests start by name, such as npm scripts, run under this Node too.
    const PATH = [dirname(program), process.env.PATH].join(delimiter)
    const child = spawn(program, [...args, ...patterns], {
      cwd: root,
      env: { ...process.env, PATH },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('close', code => resolve(code === 0))
  })

/** Runs the tests under a release line; a run without results counts as one failure. */
const testUnder = async (line, patterns) => {
  const program = programOf(line)
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
  console.log(`\n=== Node ${version} ${'='.repeat(80)}\n`)
  const file = join(cache, `${line}.json`)
  rmSync(file, { force: true })
  const succeeded = await runJest(program, file, patterns)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const found = JSON.parse(readFileSync(file, 'utf8'))
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites || (succeeded ? 0 : 1)
  console.log(`Node ${version}: ${found.numPassedTests} passed, ${failed} failed`)
  return { passed: found.numPassedTests, failed }
}

await installPackages().then(buildApplication).catch(fail)
mkdirSync(cache, { recursive: true })
const given = process.argv.slice(2)
const all = nodeLines().map(([major]) => String(major))
const lines = given.filter(each => all.includes(each))
const patterns = given.filter(each => !all.includes(each))

const total = { passed: 0, failed: 0 }
for (const line of lines.length > 0 ? lines : all) {
  const { passed, failed } = await testUnder(line, patterns.length > 0 ? patterns : ['/__tests__/(server|contract)/'])
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
