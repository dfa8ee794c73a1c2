import { useEffect, useMemo } from 'react'
import { restoreRequested } from '@/features/historial/events'
import { keptDays, oldestFirst, papeleraList } from '@/features/historial/papelera/list'
import { Restaurado } from '@/features/historial/papelera/Restaurado'
import { restoreResultShown, selectHistory } from '@/features/historial/slice'
import { ListScreen } from '@/kits/lists/ListScreen'
import { papelera } from '@/store/catalogues'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { useRetry } from '@/ui/useRetry'
import { EmptyState } from '@/ui/page/EmptyState'
import { Page, PageHeader } from '@/ui/page/Page'

const BREADCRUMBS = [{ label: 'Papelera' }]

/** Page of the deleted records that can be restored [HI-04]. */
export const Papelera = () => {
  const dispatch = useAppDispatch()
  const records = useAppSelector(papelera.selectAll)
  const loading = useAppSelector(papelera.selectIsAwaited)
  const isMissing = useAppSelector(papelera.selectIsMissing)
  const { restoreResult } = useAppSelector(selectHistory)
  useEffect(() => () => void dispatch(restoreResultShown(null)), [dispatch])

  const rows = useMemo(() => oldestFirst(records), [records])
  const days = keptDays(records)
  const isEmpty = !loading && records.length === 0
  const again = useRetry(isMissing, () => dispatch(papelera.loadRequested()))
  return (
    <>
      {isEmpty && (
        <Page width="list">
          <PageHeader title="Papelera" breadcrumbs={BREADCRUMBS} />
          {isMissing ? (
            <EmptyState text="No se ha podido cargar la papelera" action={<Button {...again}>Reintentar</Button>} />
          ) : (
            <EmptyState icon="trash" text="La papelera está vacía" />
          )}
        </Page>
      )}
      {!isEmpty && (
        <ListScreen
          list={papeleraList}
          from={papelera}
          hint={days === undefined ? undefined : `Lo eliminado se conserva ${days} días; después se borra del todo.`}
          title="Papelera"
          breadcrumbs={BREADCRUMBS}
          rows={loading ? null : rows}
        />
      )}
      {restoreResult && (
        <Restaurado
          restoreResult={restoreResult}
          onRestore={(id, nombre) => dispatch(restoreRequested({ id, nombre }))}
          onClose={() => dispatch(restoreResultShown(null))}
        />
      )}
    </>
  )
}
