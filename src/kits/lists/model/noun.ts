import type { Noun } from '@/shared/resources/names'
import { isFiltered, isSearched, type TableView } from '@/shared/tableView'

/** Reason why a list with records shows no rows: "Ninguna familia cumple los filtros y la búsqueda."; undefined without filters and search. */
export const whyEmpty = ({ one, gender }: Noun, view: TableView): string | undefined => {
  const causes = [isFiltered(view) && 'los filtros', isSearched(view) && 'la búsqueda'].filter(Boolean)
  return causes.length > 0 ? `${gender === 'f' ? 'Ninguna' : 'Ningún'} ${one} cumple ${causes.join(' y ')}.` : undefined
}
