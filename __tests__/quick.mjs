import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail, installPackages, root } from '../server/bin/prepare.mjs'

/**
 * `npm run test:quick`: types, lint, format and unit tests of the changes since the last commit, or since another one: `-- main`. Proves less
 * than `npm test`: no server, no browser, no lint of unchanged files, no screens of other features.
 */
await installPackages().catch(fail)
const { bin, check, finish, jest } = await import('./runner.mjs')
const { format, lint, serverTypes, types } = await import('./checks.mjs')

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const [since = 'HEAD'] = process.argv.slice(2)
const [base = since] = git('merge-base', since, 'HEAD')
const changed = [...git('diff', '--name-only', '--relative', base), ...git('ls-files', '--others', '--exclude-standard')].filter(path =>
  existsSync(join(root, path)),
)
const scripts = changed.filter(path => /\.(tsx?|m?js)$/.test(path))
const sources = changed.filter(path => /\.tsx?$/.test(path))
/** True if changes may affect the server, which includes `src/shared`. */
const concernsServer = sources.some(path => /^(server|src)\//.test(path))

if (changed.length === 0) console.log(`Nothing has changed since ${since}.`)

const checks = async () => {
  if (sources.length > 0) await check('Types of the application and the tests', types)
  if (concernsServer) await check('Types of the server', serverTypes)
  await check('Format', format)
  if (scripts.length > 0) await check('Lint', lint(...scripts))
}
/** True for a test of screens of an unchanged feature; these tests take half of the time of all tests. */
const isLeftOut = test => {
  const [, feature] = /__tests__\/features\/(\w+)\/.*\.tsx$/.exec(test) ?? []
  return feature !== undefined && !changed.some(path => /^(?:src|__tests__)\/features\/(\w+)\//.exec(path)?.[1] === feature)
}
const units = async () => {
  if (scripts.length === 0) return
  const args = [
    bin('jest', 'bin/jest.js'),
    '--selectProjects',
    'unit',
    'screens',
    '--listTests',
    '--json',
    '--findRelatedTests',
    ...scripts,
  ]
  const related = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const tests = JSON.parse(related).filter(test => !isLeftOut(test))
  if (tests.length > 0)
    await jest('Unit tests', 'quick', ['--selectProjects', 'unit', 'screens', '--maxWorkers', '1', '--runTestsByPath', ...tests])
}

await Promise.all([checks(), units()])
finish()
