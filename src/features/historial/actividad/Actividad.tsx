import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entrada } from '@/shared/history'
import { isFiltered, isSearched, searchedFor, withoutFilters } from '@/shared/tableView'
import { ActivityFilters, ActivityFiltersButton } from '@/features/historial/actividad/ActivityFilters'
import { ActivityTable, type ActivityTableHandle } from '@/features/historial/actividad/ActivityTable'
import { KEYS, historyQueryOf, selectActivityFilters } from '@/features/historial/actividad/filters'
import { NewEntries } from '@/features/historial/actividad/NewEntries'
import { placeOf } from '@/features/historial/actividad/places'
import { nextPageRequested } from '@/features/historial/events'
import { activityRequested, activityLeft, selectHistory } from '@/features/historial/slice'
import { countInWords } from '@/features/historial/actividad/words'
import { useListAddress } from '@/kits/lists/useListAddress'
import { useTableView } from '@/kits/lists/useListView'
import { versionRequested } from '@/kits/history/slice'
import { selectOfflineSince } from '@/store/live/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { useRetry } from '@/ui/useRetry'
import { FILTERS } from '@/ui/frame/sheet'
import { EmptyState } from '@/ui/page/EmptyState'
import { Page, PageHeader } from '@/ui/page/Page'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { asOfInWords, Count } from '@/ui/table/tools/TableCount'

const TABLE = 'filtroActividad'
/** Single column: the list has one order. */
const COLUMNS = [{ key: 'momento', title: 'Momento' }]

/** History of all records, the latest entry first [HI-05]. */
export const Actividad = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { view, onViewChange } = useTableView(TABLE)
  const { entradas, siguiente, total, isMore, failed } = useAppSelector(selectHistory)
  const asOf = useAppSelector(selectOfflineSince)
  const { filters, offer } = useAppSelector(selectActivityFilters)
  const isOnItsWay = useListAddress({ columns: COLUMNS, filters: KEYS, view, onViewChange })
  const query = useMemo(() => historyQueryOf(view), [view])
  useEffect(() => {
    if (!isOnItsWay) dispatch(activityRequested(query))
  }, [dispatch, isOnItsWay, query])
  useEffect(() => () => void dispatch(activityLeft()), [dispatch])
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<ActivityTableHandle>(null)
  const toTop = () => {
    if (scroller.current) scroller.current.scrollTop = 0
  }

  const isNarrowed = isFiltered(view) || isSearched(view)
  const hasFailed = failed && siguiente === null
  const more = useCallback(() => void dispatch(nextPageRequested()), [dispatch])
  const again = useRetry(failed, hasFailed ? () => dispatch(activityRequested(query)) : more)
  const narrowing = { filters, offer, left: total ?? 0, view, onViewChange }
  const open = (entrada: Entrada) => {
    const place = placeOf(entrada)
    if (!place) return
    dispatch(versionRequested(place.version))
    void navigate(place.to, { state: place.state ?? null })
  }
  return (
    <Page width="list">
      <PageHeader
        title="Actividad"
        breadcrumbs={[{ label: 'Actividad' }]}
        count={
          <>
            <Count>
              {total === null ? !hasFailed && 'Cargando ...' : countInWords(total, isMore)}
              {total !== null && asOf !== null && asOfInWords(total, asOf)}
            </Count>
            <NewEntries scroller={scroller} toTop={toTop} />
          </>
        }
        tools={
          <>
            <TableSearch
              label="Buscar un registro"
              placeholder="Buscar un registro"
              term={view.term}
              onSearch={term => onViewChange(searchedFor(view, term))}
              onDown={() => table.current?.focusFirst()}
            />
            <ActivityFiltersButton {...narrowing} />
          </>
        }
      />
      <ActivityFilters {...narrowing} />
      {hasFailed ? (
        <EmptyState text="No se ha podido cargar la actividad" action={<Button {...again}>Reintentar</Button>} />
      ) : total === 0 ? (
        <EmptyState
          icon={isNarrowed ? 'filter' : 'pulse'}
          text={isNarrowed ? 'No hay actividad que cumpla los filtros' : 'No hay actividad'}
          action={
            isNarrowed && (
              <Button focusNext={FILTERS} onPress={() => onViewChange(searchedFor(withoutFilters(view), ''))}>
                Quitar filtros
              </Button>
            )
          }
        />
      ) : (
        <ActivityTable
          scroller={scroller}
          entradas={total === null ? null : entradas}
          total={isMore ? null : (total ?? 0)}
          onMore={siguiente !== null && !failed ? more : null}
          onOpen={open}
          handle={table}
        />
      )}
      {failed && siguiente !== null && (
        <EmptyState text="No se ha podido cargar lo anterior" action={<Button {...again}>Reintentar</Button>} />
      )}
    </Page>
  )
}
