/**
 * `npm run endurance`: overload, attack and breakdown against the real server on both databases. `-- --short` is the form that fits into a
 * test run, and words pick scenarios by their title. Prints what was tried, how often, what was lost, the longest that the health check was
 * without an answer, and the seconds that it took; ends with one line: passed and failed, and skipped where there are any.
 */
import { join } from 'node:path'
import { installPackages, buildApplication, fail, root } from '../../server/bin/prepare.mjs'
import { memoryDirectory } from '../memory.mjs'

await installPackages().then(buildApplication).catch(fail)
const { register } = await import('tsx/esm/api')
register({ tsconfig: join(root, 'tsconfig.json') })
const { scenarios } = await import('./scenarios/index.ts')
const { postgresMissing } = await import('../support/postgres.ts')
const { takeDisagreements } = await import('../support/disagreements.ts')

const words = process.argv.slice(2).filter(each => !each.startsWith('--'))
const size = process.argv.includes('--short') ? 'short' : 'whole'
const isAsked = title => words.every(word => title.toLowerCase().includes(word.toLowerCase()))

// Databases of the short form are in memory: on a disk they would wait for it more than they are tried.
const temporary = size === 'short' && memoryDirectory()
if (temporary) process.env.TMPDIR = temporary

const WIDTHS = [44, 10, 32, 6, 12, 10, 6]
const line = cells =>
  console.log(
    cells
      .map((cell, at) => String(cell).padEnd(WIDTHS[at]))
      .join('  ')
      .trimEnd(),
  )

/** A scenario that does not come to its end is not well. */
const stopped = error => ({ tried: '', lost: 0, memoryMb: 0, problems: [error instanceof Error ? error.message : String(error)] })

let passed = 0
let failed = 0
let skipped = 0
line(['what was tried', 'database', 'how often', 'lost', 'stall', 'memory', 'time'])
for (const { title, engines, isShort, run } of scenarios.filter(({ title }) => isAsked(title)))
  for (const engine of engines.filter(engine => size === 'whole' || isShort(engine))) {
    if (engine === 'postgres' && postgresMissing) continue
    const begun = performance.now()
    const { tried, lost, stallMs, memoryMb, problems, isSkipped } = await run(engine, size).catch(stopped)
    const all = [
      ...(lost > 0 ? [`${lost} acknowledged writes were lost`] : []),
      ...problems,
      ...takeDisagreements().map(({ message }) => message),
    ]
    const [stall, memory] = [stallMs === undefined ? '' : `${Math.round(stallMs)} ms`, `${Math.round(memoryMb)} MB`]
    line([title, engine, tried, lost, stall, memory, `${Math.round((performance.now() - begun) / 1000)} s`])
    for (const problem of new Set(all)) console.log(`  NOT WELL: ${problem}`)
    if (all.length > 0) failed += 1
    else if (isSkipped) skipped += 1
    else passed += 1
  }
if (postgresMissing) console.log(`\nPostgreSQL was left out: ${postgresMissing}.`)
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exit(failed > 0 ? 1 : 0)
