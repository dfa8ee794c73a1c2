import type { Noun } from '@/shared/resources/names'
import { isFiltered, isSearched, type TableView } from '@/shared/tableView'

/** Why a list that is not empty shows nothing: "Ninguna familia cumple los filtros y la búsqueda." */
export const whyEmpty = ({ one, gender }: Noun, view: TableView): string | undefined => {
  const causes = [isFiltered(view) && 'los filtros', isSearched(view) && 'la búsqueda'].filter(Boolean)
  return causes.length > 0 ? `${gender === 'f' ? 'Ninguna' : 'Ningún'} ${one} cumple ${causes.join(' y ')}.` : undefined
}
