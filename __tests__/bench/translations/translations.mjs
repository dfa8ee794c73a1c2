import { join } from 'node:path'
import { onEachEngine } from '../onEachEngine.mjs'
import { benchWorkbench } from './workbench.mjs'

const LIMIT = 1.3
/** Limit of the counts, as a ratio: the server caches counts by record for the next change, which costs more than their sums alone. */
const LIMIT_OF_COUNTS = 4
const LIMIT_OF_IMPORTS = 3
const ENV = { BENCH_ROWS: '2000', BENCH_TEXTS: '1', BENCH_HISTORY: '100000' }

/**
 * 20,000 texts beside their sources, some of them outdated, with 100,000 entries of the history, and the counts of each language, compared with
 * bare queries; the workbench with these texts; and the import of a file of as many, compared with the bare parse of its XML [TX-01, TX-02, TX-05].
 */
export const benchTranslations = async shared => {
  const { rounds, line, reportRatio, postgres } = shared
  line('texts', 'translations', 'ours', 'bare', 'ratio', 'limit')
  const program = join(import.meta.dirname, 'measure.ts')
  for await (const [engine, found] of onEachEngine(program, { BENCH_ROUNDS: String(3 * rounds), ...ENV }, postgres)) {
    reportRatio(found.texts, `${engine}: ${found.outdated} outdated`, found.rows, LIMIT)
    reportRatio(found.texts, `${engine}: how far they are`, found.counts, LIMIT_OF_COUNTS)
  }
  const { measureImports } = await import('./imports.ts')
  const { texts, pairs } = await measureImports(3 * rounds)
  reportRatio(texts, 'a file brought in', pairs, LIMIT_OF_IMPORTS)
  await benchWorkbench({ ...shared, env: ENV })
}
