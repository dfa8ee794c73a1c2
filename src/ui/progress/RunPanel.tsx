import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { FailedLine } from '@/ui/progress/FailedLine'
import { Progress } from '@/ui/progress/Progress'
import { SheetDialog } from '@/ui/progress/SheetModal'
import styles from '@/ui/progress/RunPanel.module.css'

interface RunPanelProps {
  /** Title, for example "Desactivando". */
  title: string
  /** Number of finished records. */
  ended: number
  total: number
  /** Noun of the records: "registros". */
  noun?: string
  /** Name of the current record. */
  now: string
  /** Failures so far; null for none. */
  problem?: string | null
  /** Details of the run, below the name. */
  children?: ReactNode
  isStopping: boolean
  onStop: () => void
}

/** Modal panel of a run over many records, with its progress and a stop button [LS-05]. */
export const RunPanel = ({ title, ended, total, noun, now, problem = null, children, isStopping, onStop }: RunPanelProps) => {
  const at = Math.min(ended + 1, total)
  return (
    <SheetDialog aria-label={title}>
      <Progress title={title} at={at} total={total} noun={noun} share={ended / Math.max(1, total)} text={`${at} de ${total}: ${now}`} />
      <p className={styles.now}>{now}</p>
      {problem !== null && <FailedLine>{problem}</FailedLine>}
      {children}
      <div className={styles.foot}>
        <Button autoFocus busy={isStopping} onPress={onStop}>
          Detener
        </Button>
      </div>
    </SheetDialog>
  )
}
