import { addEntries, menuEntries, userEntries } from '@/app/frame/menu'
import type { Entry } from '@/app/goto/entry'
import { createSearch } from '@/domain/table/createSearch'
import { prepare } from '@/domain/table/prepare'
import { drawings } from '@/ui/goto/drawings'

const screen = (name: string, to: string, detail = ''): Entry => ({
  ...{ key: to, name, detail, icon: drawings.screen },
  place: { to, href: to },
})

const masters = menuEntries({ MENU_PRODUCTS: false, MENU_MASTERS: false }).flatMap(entry =>
  'entries' in entry && entry.label === 'Maestras' ? entry.entries.map(({ label, to }) => screen(label, to, 'Maestras')) : [],
)

/** What is offered before anything is typed. */
export const mainScreens: readonly Entry[] = [
  screen('Productos genéricos', '/productos/genericos/view'),
  screen('Productos acabados', '/productos/acabados/view'),
  screen('Cultivos', '/cultivos/ver'),
  screen('Ensayos', '/ensayos/ver'),
  screen('Soluciones', '/soluciones/ver'),
  screen('Informes', '/informe/ver'),
  screen('Usuarios', '/account/usuarios'),
  { key: 'atajos', name: 'Atajos de teclado', detail: '?', icon: drawings.keyboard, place: null },
]

const screens: readonly Entry[] = [
  ...mainScreens,
  ...masters,
  ...addEntries.map(({ label, to }) => screen(label, to)),
  screen('Borradores', '/borradores'),
  screen(userEntries[0].label, userEntries[0].to),
  screen('Inicio', '/'),
]

/** All of them can be found, and where they belong finds them too. */
export const screenList = {
  screens,
  search: createSearch(prepare(screens.map(({ key, name, detail }) => ({ id: key, fields: [name, detail] })))),
}
