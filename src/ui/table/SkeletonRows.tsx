import { useEffect, useState } from 'react'
import { classes } from '@/ui/classes'
import { Skeleton } from '@/ui/page/Skeleton'
import type { Column } from '@/ui/table/types'
import styles from '@/ui/table/DataTable.module.css'

const DELAY_MS = 200
const WIDTHS = [38, 52, 30, 61, 44, 35, 57, 41]

/** Grey bars in the form of rows, once the wait is long enough to notice. */
export const SkeletonRows = ({ columns }: { columns: readonly Pick<Column, 'title' | 'drop'>[] }) => {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <tbody className={styles.body} aria-hidden="true">
      {WIDTHS.map((width, line) => (
        <tr key={width} className={styles.row}>
          {columns.map(({ title, drop }, at) => (
            <td key={title} className={classes(at === 0 && styles.main, drop && styles[`drop${drop}`])}>
              <Skeleton width={WIDTHS[(line + at) % WIDTHS.length] ?? width} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
