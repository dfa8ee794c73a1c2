import { useEffect, useEffectEvent } from 'react'
import { useAppDispatch } from '@/store/hooks'
import type { Bulk } from '@/kits/lists/selection/definition'
import { RunGuard } from '@/kits/lists/selection/RunGuard'
import { failedText, resultOf, retryLabel, undoneText } from '@/kits/lists/selection/words'
import { failuresOf, isAllWell, undoneOf } from '@/kits/lists/store/outcome'
import { bulkClosed, bulkRequested, stopRequested, type BulkRun } from '@/kits/lists/store/runs'
import { RunPanel } from '@/ui/progress/RunPanel'
import { RunResult } from '@/kits/lists/selection/RunResult'
import { SheetModal } from '@/ui/progress/SheetModal'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'
import { useUnloadQuestion } from '@/ui/useUnloadQuestion'

interface BulkProgressProps {
  bulk: Bulk
  /** null without a run. */
  run: BulkRun | null
  nameOf: (id: number) => string
  codeOf: (id: number) => string
  /** Address of the record's page, or a function that opens its form; null for a record that has left the list. */
  leadTo: (id: number) => string | (() => void) | null
}

/** Modal panel of a run over the selection: its progress, and then its failures [LS-05]. */
export const BulkProgress = ({ bulk, run, nameOf, codeOf, leadTo }: BulkProgressProps) => {
  const { place, noun, actions, reload } = bulk
  const dispatch = useAppDispatch()
  const isUnderWay = run !== null && run.phase !== 'over'
  useUnloadQuestion(isUnderWay)
  const shown = useDelayedPresence(isUnderWay ? run : null)
  const isToTell = run !== null && run.phase === 'over' && !isAllWell(run)
  const close = () => {
    dispatch(bulkClosed({ place }))
    dispatch(reload())
  }
  // Closes the result when the list is left; the list reloads when the run ends.
  const onLeft = useEffectEvent(() => {
    if (isToTell) close()
    else if (run !== null) dispatch(bulkClosed({ place }))
  })
  useEffect(() => () => onLeft(), [])

  const of = shown ?? run
  const action = actions.find(({ key }) => key === of?.action)
  const progress = action && shown && (
    <RunPanel
      title={action.running}
      ended={shown.done.length + shown.failed.length}
      total={shown.ids.length}
      now={shown.now === null ? '' : nameOf(shown.now)}
      isStopping={shown.phase === 'stopping'}
      onStop={() => dispatch(stopRequested({ place }))}
    />
  )
  const failures = isToTell ? failuresOf(run) : []
  const result = action && isToTell && !shown && (
    <RunResult
      title={resultOf(noun, action, run.done.length, run.ids.length)}
      failedText={run.failed.length > 0 ? failedText(noun, action, run.failed.length) : null}
      undoneText={undoneOf(run) > 0 ? undoneText(undoneOf(run)) : null}
      failures={failures.map(({ id, reason }) => ({ id, reason, name: nameOf(id), code: codeOf(id), to: leadTo(id) }))}
      retry={retryLabel(noun, run.failed.length)}
      onRetry={() => dispatch(bulkRequested({ place, action: action.key, change: run.change, ids: failures.map(({ id }) => id) }))}
      onClose={close}
    />
  )
  return (
    <>
      {isUnderWay && <RunGuard onStop={() => dispatch(stopRequested({ place }))} />}
      {(isUnderWay || shown || isToTell) && (
        <SheetModal kind={result ? 'result' : 'run'} onClose={result ? close : undefined}>
          {progress || result || null}
        </SheetModal>
      )}
    </>
  )
}
