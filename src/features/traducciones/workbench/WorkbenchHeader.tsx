import type { ReactNode } from 'react'
import type { Locale } from '@/shared/locales'
import { searchedFor, type TableView } from '@/shared/tableView'
import { textosInWords } from '@/ui/text/textosInWords'
import { numero } from '@/ui/text/numero'
import { ImportLink } from '@/features/traducciones/ImportLink'
import { FiltersIcon } from '@/kits/lists/tools/FiltersIcon'
import { PageHeader } from '@/ui/page/Page'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { Count } from '@/ui/table/tools/TableCount'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'

interface WorkbenchHeaderProps {
  idioma: Locale
  /** Number of visible texts and of all; null while loading. */
  counts: { shown: number; total: number } | null
  failed: boolean
  view: TableView
  onViewChange: (view: TableView) => void
  /** Number of active filters of the line. */
  filters: number
  onFilters: () => void
  /** Export button. */
  children: ReactNode
}

/** Number of texts for which the head has room until the number is known. */
const ASSUMED_TOTAL = 10_000

const partInWords = (shown: number, total: number): string => `${numero(shown)} de ${textosInWords(total)}`
const countInWords = ({ shown, total }: { shown: number; total: number }): string =>
  shown === total ? textosInWords(total) : partInWords(shown, total)

export const WorkbenchHeader = (props: WorkbenchHeaderProps) => {
  const { idioma, counts, failed, view, onViewChange, filters, onFilters, children } = props
  const narrow = useMediaQuery(NARROW)
  const total = counts?.total ?? ASSUMED_TOTAL
  return (
    <PageHeader
      title={idioma.name}
      breadcrumbs={[{ label: 'Traducciones', to: '/traducciones' }, { label: idioma.name }]}
      count={<Count room={partInWords(total, total)}>{counts === null ? !failed && 'Cargando ...' : countInWords(counts)}</Count>}
      tools={
        <>
          <TableSearch
            label="Buscar en los textos de los dos idiomas"
            placeholder="Buscar en los dos idiomas"
            term={view.term}
            onSearch={term => onViewChange(searchedFor(view, term))}
          />
          {narrow && <FiltersIcon chosen={filters} onPress={onFilters} />}
        </>
      }
      actions={
        <>
          {children}
          <ImportLink to={`/traducciones/${idioma.code}/importar`} />
        </>
      }
    />
  )
}
