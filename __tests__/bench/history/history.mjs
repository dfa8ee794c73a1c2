import { join } from 'node:path'
import { onEachEngine } from '../onEachEngine.mjs'
import { benchScrolledHistory } from './scrolled.mjs'

const LIMIT_WRITES = 1.3

/**
 * Writes with the history, compared with writes without it, and scrolling through the history of a record with 1,000 entries and through the
 * activity of 100,000 entries [HI-05, HI-06]. `target` measures the pages of the history at full size.
 */
export const benchHistory = async ({ rounds, line, verdict, reportRatio, postgres, browser }) => {
  line('', 'history', 'ours', 'bare', 'ratio', 'limit')
  const program = join(import.meta.dirname, 'measure.ts')
  for await (const [engine, found] of onEachEngine(program, { BENCH_ROUNDS: String(rounds), BENCH_ROWS: '2000' }, postgres)) {
    reportRatio('', `${engine}: a product changed`, found.changes, LIMIT_WRITES)
    reportRatio('', `${engine}: a line made, gone`, found.parts, LIMIT_WRITES)
  }
  await benchScrolledHistory({ line, verdict, browser })
}
