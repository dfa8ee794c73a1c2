import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'
import { counted } from '@/shared/counted'
import { isSearched, searchedFor, sortedBy } from '@/shared/tableView'
import { AddLanguage } from '@/features/traducciones/languages/AddLanguage'
import { idiomasList, listedLanguageOf, languagesShown, sourceRowOf } from '@/features/traducciones/languages/list'
import { LanguagesTable } from '@/features/traducciones/languages/LanguagesTable'
import { useIdiomas } from '@/features/traducciones/useIdiomas'
import { ImportLink } from '@/features/traducciones/ImportLink'
import { exportRequested, idiomasRequested, selectTraducciones } from '@/features/traducciones/slice'
import { useListAddress } from '@/kits/lists/useListAddress'
import { useListView } from '@/kits/lists/useListView'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useShownPage } from '@/features/traducciones/useShownPage'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/page/EmptyState'
import { useRetry } from '@/ui/useRetry'
import { Page, PageHeader } from '@/ui/page/Page'
import { TableEmpty } from '@/ui/table/TableEmpty'
import { SortMenu } from '@/ui/table/tools/SortMenu'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { Count } from '@/ui/table/tools/TableCount'

const NO_FILTERS: readonly { key: string }[] = []

/** Page of the languages in use with their progress [TX-01]. */
export const Idiomas = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { view, onViewChange } = useListView(idiomasList)
  const { idiomas, failed } = useAppSelector(selectTraducciones)
  const { locales, nombreOf } = useIdiomas()
  const phone = useMediaQuery(PHONE)
  useEffect(() => void dispatch(idiomasRequested()), [dispatch])
  useShownPage('idiomas')
  useListAddress({ columns: idiomasList.columns, filters: NO_FILTERS, view, onViewChange })

  const rows = useMemo(
    () =>
      idiomas
        ?.filter(({ idioma }) => idioma !== DEFAULT_LOCALE && isLocale(idioma))
        .map(each => listedLanguageOf(each, nombreOf(each.idioma))) ?? null,
    [idiomas, nombreOf],
  )
  const isMissing = failed && rows === null
  const again = useRetry(isMissing, () => dispatch(idiomasRequested()))
  const origen = useMemo(() => sourceRowOf(idiomas ?? [], nombreOf), [idiomas, nombreOf])
  const used = useMemo(() => idiomas?.map(({ idioma }) => idioma) ?? [], [idiomas])
  const shown = useMemo(() => rows && languagesShown(rows, view.term, view.sort), [rows, view.term, view.sort])
  const open = (idioma: string) => void navigate(`/traducciones/${idioma}`)
  const openOnlyRow = () => {
    const [only] = shown ?? []
    if (only && shown?.length === 1) open(only.idioma)
  }
  const exportMissing = (idioma: string) =>
    void dispatch(exportRequested({ idioma, origen: DEFAULT_LOCALE, formato: 'xliff', keys: null, que: 'faltan' }))
  const scroller = useRef<HTMLDivElement>(null)
  const focusFirstRow = () => scroller.current?.querySelector<HTMLElement>('[data-index]')?.focus()
  const sort = (column: string) => onViewChange(sortedBy(view, column))
  const count = (of: number) => counted(of, 'idioma', 'idiomas')
  return (
    <Page width="list">
      <PageHeader
        title="Traducciones"
        breadcrumbs={[{ label: 'Traducciones' }]}
        count={
          <Count room={`${used.length} de ${count(used.length)}`}>
            {rows === null
              ? !failed && 'Cargando ...'
              : isSearched(view)
                ? `${shown?.length ?? 0} de ${count(rows.length)}`
                : count(rows.length)}
          </Count>
        }
        tools={
          <>
            <TableSearch
              term={view.term}
              onSearch={term => onViewChange(searchedFor(view, term))}
              onDown={focusFirstRow}
              onEnter={openOnlyRow}
            />
            {phone && <SortMenu columns={idiomasList.columns} sort={view.sort} onSort={sort} />}
          </>
        }
        actions={
          <>
            <ImportLink to="/traducciones/importar" />
            <AddLanguage locales={locales} used={used} onChoose={open} />
          </>
        }
      />
      {isMissing ? (
        <EmptyState text="No se han podido cargar las traducciones" action={<Button {...again}>Reintentar</Button>} />
      ) : shown?.length === 0 && isSearched(view) ? (
        <TableEmpty view={view} onViewChange={onViewChange} />
      ) : (
        <LanguagesTable
          scroller={scroller}
          origen={origen}
          rows={shown}
          sort={view.sort}
          onSort={sort}
          onOpen={open}
          onExport={exportMissing}
        />
      )}
    </Page>
  )
}
