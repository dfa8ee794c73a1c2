/**
 * `npm run endurance`: overload, attacks and failures against the real server on both databases. `-- --short` is the form for a test run; words
 * select scenarios by their title. Prints for each scenario the tries, lost records, longest response time of the health check and duration;
 * ends with one line of totals: passed, failed and, if any, skipped.
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

// Databases of the short form are in memory, because on a disk they would spend most of the time waiting for it.
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

/** Finding of a scenario that threw an error. */
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
