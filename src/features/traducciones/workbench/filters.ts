import { DEFAULT_LOCALE } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { countriesFilter, oneOf, referenceFilter, type Filter } from '@/kits/lists/model/filters'
import { plainName } from '@/shared/richName'
import type { TableView } from '@/shared/tableView'
import { WORKBENCH_VIEWS, type WorkbenchView } from '@/features/traducciones/model/estado'
import type { Registro } from '@/features/traducciones/model/lines'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Single column: the list has one order. */
export const COLUMNS = [{ key: 'registro', title: 'Registro' }]
/** Query parameters of the workbench. */
export const PARAMETERS = ['estado', 'desde', 'tipo', 'registro', 'familia', 'pais'].map(key => ({ key }))

/** Filters of the texts, in addition to the view [TX-02]. */
export const filtersOf = (registros: ReadonlyMap<string, Registro>, familias: ReadonlyMap<number, string>): readonly Filter<Texto>[] => [
  { key: 'tipo', title: 'Tipo', none: '', valuesOf: ({ raiz_tipo }) => oneOf(raiz_tipo), nameOf: nameOfTipo },
  {
    key: 'registro',
    title: 'Registro',
    none: '',
    valuesOf: texto => [raizOf(texto)],
    nameOf: key => {
      const { nombre = '', codigo = null } = registros.get(key) ?? {}
      return plainName(nombre) || codigo || key
    },
  },
  referenceFilter({ key: 'familia', title: 'Familia', none: 'Sin familia', feminine: true }, ({ familia }: Texto) => familia, familias),
  countriesFilter(({ paises }) => paises),
]

/** Parameters of the view that have controls of their own. */
const OWN = ['estado', 'desde']

const without = (view: TableView, keep: (key: string) => boolean): TableView['filters'] =>
  Object.fromEntries(Object.entries(view.filters).filter(([key]) => keep(key)))

/** View with only the filters of the filter line: "Quitar filtros" keeps the language and the state. */
export const lineView = (view: TableView): TableView => ({ ...view, filters: without(view, key => !OWN.includes(key)) })

export const withLine = (view: TableView, line: TableView): TableView => ({
  ...line,
  filters: { ...without(view, key => OWN.includes(key)), ...line.filters },
})

const withValue = (view: TableView, key: string, value: string | null): TableView => ({
  ...view,
  scroll: 0,
  filters: { ...without(view, each => each !== key), ...(value !== null && { [key]: [value] }) },
})

export const workbenchViewOf = ({ filters }: TableView): WorkbenchView =>
  WORKBENCH_VIEWS.find(({ key }) => key === filters['estado']?.[0])?.key ?? 'todas'
export const withWorkbenchView = (view: TableView, workbenchView: WorkbenchView): TableView =>
  withValue(view, 'estado', workbenchView === 'todas' ? null : workbenchView)

/** Source language of the texts; never the translated language. */
export const sourceOfView = ({ filters }: TableView, idioma: string): string => {
  const asked = filters['desde']?.[0] ?? DEFAULT_LOCALE
  return asked === idioma || !isLocale(asked) ? DEFAULT_LOCALE : asked
}
export const withSource = (view: TableView, origen: string): TableView =>
  withValue(view, 'desde', origen === DEFAULT_LOCALE ? null : origen)

/** View of all texts of the language, without filters. */
export const whole = (view: TableView): TableView => ({
  ...withValue(view, 'estado', null),
  term: '',
  filters: without(view, key => key === 'desde'),
})
