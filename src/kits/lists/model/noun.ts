import { isFiltered, isSearched, type TableView } from '@/shared/tableView'

/** What the records of a list are called, written out: Spanish is never put together of stems [ER-02]. */
export interface Noun {
  one: string
  many: string
  isFeminine?: boolean
}

/** Why a list that is not empty shows nothing: "Ninguna familia cumple los filtros y la búsqueda." */
export const whyEmpty = ({ one, isFeminine }: Noun, view: TableView): string | undefined => {
  const causes = [isFiltered(view) && 'los filtros', isSearched(view) && 'la búsqueda'].filter(Boolean)
  return causes.length > 0 ? `${isFeminine ? 'Ninguna' : 'Ningún'} ${one} cumple ${causes.join(' y ')}.` : undefined
}
