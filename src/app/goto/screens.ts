import { addEntries, menuEntries, moreEntries, userEntries } from '@/app/frame/menu'
import type { Entry } from '@/app/goto/entry'
import type { RootState } from '@/app/rootReducer'
import { capitalized } from '@/shared/capitalized'
import { createSearch } from '@/ui/table/model/createSearch'
import { LIST_PATH as CULTIVOS_PATH } from '@/features/cultivos/slice'
import { cultivos } from '@/shared/resources/cultivos'
import { ensayos } from '@/shared/resources/ensayos'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import type { Resource } from '@/shared/resources/resource'
import type { Routes } from '@/shared/resources/names'
import { soluciones } from '@/shared/resources/soluciones'
import { selectIsRecording } from '@/store/actionLog/slice'
import { selectExtensions } from '@/store/configuration'
import { prepare, type TextColumn } from '@/ui/table/model/prepare'

/** Keys of entries without an address. Sign-out has none, because another tab would not ask about drafts [DR-07]. */
export const SIGN_OUT = 'salir'
export const SHORTCUTS = 'atajos'
export const START_RECORDING = 'registrar'
export const DOWNLOAD_LOG = 'descargar-registro'
export const LANGUAGES = 'idioma'

const screen = (name: string, to: string, detail = ''): Entry => ({
  key: to,
  name,
  detail,
  icon: 'window',
  place: { to, href: to },
})

const listOf = ({ noun, routes }: Resource & { routes: Routes }, list = routes.list) => screen(capitalized(noun.many), list)

const masters = menuEntries({ MENU_PRODUCTS: false, MENU_MASTERS: false }).flatMap(entry =>
  'entries' in entry && entry.label === 'Maestras' ? entry.entries.map(({ label, to }) => screen(label, to, 'Maestras')) : [],
)

/** Excluded without extensions: then the API has no other users, and the page would be empty [SE-16, AU-01]. */
const users = screen('Usuarios', '/account/usuarios')
/** Entries that record the action log and download it; each is shown while the other has no effect [AC-06]. */
const start: Entry = { key: START_RECORDING, name: 'Registrar actividad', detail: 'Registro de acciones', icon: 'circle', place: null }
const end: Entry = { key: DOWNLOAD_LOG, name: 'Descargar registro', detail: 'Registro de acciones', icon: 'download', place: null }
/** Entry that focuses the language selector of the page. */
const languages: Entry = { key: LANGUAGES, name: 'Idioma de los textos', detail: '', icon: 'globe', place: null }
const history = moreEntries.map(({ label, to }) => screen(label, to))

const mainScreens: readonly Entry[] = [
  listOf(productosGenericos),
  listOf(productosAcabados),
  listOf(cultivos, CULTIVOS_PATH),
  listOf(ensayos),
  listOf(soluciones),
  screen('Informes', '/informe/ver'),
  users,
  ...history,
  { key: SHORTCUTS, name: 'Atajos de teclado', detail: '?', icon: 'keyboard', place: null },
]

const screens: readonly Entry[] = [
  ...mainScreens,
  ...masters,
  ...addEntries.map(({ label, to }) => screen(label, to)),
  screen('Borradores', '/borradores'),
  screen(userEntries[0].label, userEntries[0].to),
  { key: SIGN_OUT, name: userEntries[1].label, detail: '', icon: userEntries[1].icon, place: null },
  start,
  end,
  languages,
  screen('Inicio', '/'),
]

interface Screens {
  /** Entries before any input. */
  main: readonly Entry[]
  /** All screens, found by their names and by the names of their sections. */
  screens: readonly Entry[]
  search: ReturnType<typeof createSearch>
}

const searched: readonly TextColumn<Entry>[] = [
  { key: 'name', text: ({ name }) => name },
  { key: 'detail', text: ({ detail }) => detail },
]

const without = (left: readonly Entry[]): Screens => {
  const found = screens.filter(each => !left.includes(each))
  return {
    main: mainScreens.filter(each => !left.includes(each)),
    screens: found,
    search: createSearch(prepare(found, searched)),
  }
}

const variants = (...left: readonly Entry[]) => ({ whole: without(left), plain: without([...left, users, ...history]) })
const withTexts = { idle: variants(end), recording: variants(start) }
const withoutTexts = { idle: variants(end, languages), recording: variants(start, languages) }

/** @param hasTexts the page has a language selector */
export const selectScreens = (root: RootState, hasTexts: boolean): Screens => {
  const { idle, recording } = hasTexts ? withTexts : withoutTexts
  const { whole, plain } = selectIsRecording(root) ? recording : idle
  return selectExtensions(root) ? whole : plain
}
