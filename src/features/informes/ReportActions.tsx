import type { ReportFormat, ReportKind } from '@/features/informes/report'
import { initialView } from '@/shared/tableView'
import { LongCallButton } from '@/features/informes/LongCallButton'
import { exportKey, exportRequested, exportStopped, reviewClosed, reviewRequested, selectReview } from '@/features/informes/slice'
import { revisionList } from '@/features/informes/review/list'
import { titles } from '@/features/informes/titles'
import { tableViewed } from '@/store/memory/slice'
import { selectRun } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { classes } from '@/ui/classes'
import styles from '@/features/informes/ReportActions.module.css'

/** Id of the region that opens below the reports. */
export const REVIEW_ID = 'revision'

interface ReportActionsProps {
  kind: ReportKind
  /** Opens the review of the report, which takes the focus. */
  onReview: () => void
}

export const reviewButtonId = (kind: ReportKind): string => `revisar-${kind}`

const Review = ({ kind, onReview }: ReportActionsProps) => {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectReview)?.kind === kind
  const toggle = () => {
    if (!isOpen) {
      onReview()
      dispatch(tableViewed({ table: revisionList.storage, view: initialView }))
    }
    dispatch(isOpen ? reviewClosed() : reviewRequested({ kind }))
  }
  return (
    <button
      type="button"
      id={reviewButtonId(kind)}
      className={buttonLook('button')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? REVIEW_ID : undefined}
      aria-label={`Revisar ${titles[kind]}`}
      onClick={toggle}
    >
      Revisar
    </button>
  )
}

const Formats = ({ kind, isBusy }: { kind: ReportKind; isBusy: boolean }) => {
  const dispatch = useAppDispatch()
  const as = (format: ReportFormat) => () => dispatch(exportRequested({ kind, format }))
  return (
    <DropdownMenu
      label={`Otro formato de ${titles[kind]}`}
      className={classes(buttonLook('button'), styles.formats)}
      isDisabled={isBusy}
      items={[
        { label: 'CSV', detail: 'texto, con punto y coma', onAction: as('csv') },
        { label: 'XLSX', detail: 'Excel, números y fechas', onAction: as('xlsx') },
      ]}
    >
      <Icon name="chevron-down" />
    </DropdownMenu>
  )
}

/** Buttons of a report [IN-02, CM-02, CM-03]. */
export const ReportActions = ({ kind, onReview }: ReportActionsProps) => {
  const dispatch = useAppDispatch()
  const run = useAppSelector(selectRun, exportKey(kind))
  const bytes = run?.phase === 'running' ? (run.bytes?.done ?? 0) : null
  return (
    <LongCallButton
      icon="download"
      label={{ rest: 'Exportar', busy: 'Exportando', stop: 'Detener la exportación de' }}
      of={titles[kind]}
      bytes={bytes}
      onStart={() => dispatch(exportRequested({ kind, format: 'csv' }))}
      onStop={() => dispatch(exportStopped({ kind }))}
      before={<Review kind={kind} onReview={onReview} />}
      after={<Formats kind={kind} isBusy={bytes !== null} />}
    />
  )
}
