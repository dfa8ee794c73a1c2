import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { FailedLine } from '@/ui/progress/FailedLine'
import { Progress } from '@/ui/progress/Progress'
import { SheetDialog } from '@/ui/progress/SheetModal'
import styles from '@/ui/progress/RunPanel.module.css'

interface RunPanelProps {
  /** "Desactivando" */
  title: string
  /** How many have ended. */
  ended: number
  total: number
  /** What they are: "registros". */
  noun?: string
  /** The name under work. */
  now: string
  /** What went wrong so far; null where nothing did. */
  problem?: string | null
  /** More about the run, under the name. */
  children?: ReactNode
  isStopping: boolean
  onStop: () => void
}

/** A run over many records, in a modal over the sheet: how far it is, and the way to stop it [LS-05]. */
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
