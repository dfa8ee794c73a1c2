import type { ReviewedLine, ReviewedLines } from '@/features/importar/model/types'
import { restInWords } from '@/features/importar/review/words'
import { Added, Diff, Removed } from '@/kits/history/views/Diff'
import styles from '@/features/importar/review/LinesDetail.module.css'

const STATES: Record<ReviewedLine['state'], string> = { same: 'Igual', changed: 'Cambia', added: 'Se añade', removed: 'Se quita' }

const Line = ({ line: { state, before, after } }: { line: ReviewedLine }) => {
  if (state === 'added') return <Added text={after} />
  return state === 'removed' ? <Removed text={before} /> : <Diff before={before} after={after} />
}

/** Changed lines of a composition, number of unchanged ones, and the rule [IX-05]. */
export const LinesDetail = ({ lines, name }: { lines: ReviewedLines; name: string }) => {
  const changing = lines.shown.filter(({ state }) => state !== 'same')
  return (
    <>
      {changing.length > 0 && (
        <table className={styles.lines} role="table">
          <caption className="visually-hidden">Composición de {name}, antes y después</caption>
          <thead className="phone-hidden" role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Línea
              </th>
              <th role="columnheader" scope="col" className={styles.state}>
                Qué pasa
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {changing.map((line, at) => (
              <tr key={at} role="row">
                <td role="cell">
                  <Line line={line} />
                </td>
                <td role="cell" className={styles.state}>
                  {STATES[line.state]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.rest}>{restInWords(lines)}</p>
    </>
  )
}
