import { useEffect, useState } from 'react'
import { classes } from '@/ui/classes'
import { dropLook, gridLook } from '@/ui/grid/gridLook'
import { Skeleton } from '@/ui/page/Skeleton'

const DELAY_MS = 200
const WIDTHS = [38, 52, 30, 61, 44, 35, 57, 41]

interface SkeletonRowsProps {
  columns: readonly { key: string; drop?: 1 | 2 | 3 | 4; className?: string }[]
  hasActions?: boolean
}

/** Placeholder rows, shown after a short delay. */
export const SkeletonRows = ({ columns, hasActions = false }: SkeletonRowsProps) => {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <tbody aria-hidden="true">
      {WIDTHS.map((width, line) => (
        <tr key={width} className={gridLook.row}>
          {columns.map(({ key, drop, className }, at) => (
            <td key={key} className={classes(at === 0 && gridLook.main, dropLook(drop), className)}>
              <Skeleton width={WIDTHS[(line + at) % WIDTHS.length] ?? width} />
            </td>
          ))}
          {hasActions && <td className={gridLook.actions} />}
        </tr>
      ))}
    </tbody>
  )
}
