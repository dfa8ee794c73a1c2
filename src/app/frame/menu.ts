import { createSelector } from 'reselect'
import { capitalized } from '@/shared/capitalized'
import { resourceHeads, type Noun } from '@/shared/resources/names'
import { selectMenu, type Memory, type MenuKey } from '@/store/memory/slice'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import type { SideMenuEntry } from '@/app/frame/SideMenu'

const { familias, iconos, envases, componentes, magnitudes, cultivos, estados_fenologicos } = resourceHeads
const MASTERS = [familias, iconos, envases, componentes, magnitudes, cultivos, estados_fenologicos]

/** Entries of the left menu, in the order of the requirements [FR-05, FR-07]. */
export const menuEntries = (open: Memory['menu']): readonly SideMenuEntry[] => {
  const group = (key: MenuKey) => ({ key, open: open[key] })
  return [
    {
      ...group('MENU_PRODUCTS'),
      label: 'Productos',
      icon: 'box',
      entries: [
        {
          label: 'Genéricos',
          to: resourceHeads.productos_genericos.routes.list,
          within: ['/productos/genericos', '/productos/edit/g', '/productos/ficha/g'],
        },
        {
          label: 'Acabados',
          to: resourceHeads.productos_acabados.routes.list,
          within: ['/productos/acabados', '/productos/edit/a', '/productos/ficha/a'],
        },
      ],
    },
    { label: 'Cultivos', icon: 'sprout', to: '/cultivos/ver', within: ['/cultivos'] },
    { label: 'Ensayos', icon: 'flask', to: resourceHeads.ensayos.routes.list, within: ['/ensayos'] },
    { label: 'Soluciones', icon: 'layers', to: resourceHeads.soluciones.routes.list, within: ['/soluciones'] },
    { label: 'Informes', icon: 'report', to: '/informe/ver' },
    {
      ...group('MENU_MASTERS'),
      label: 'Maestras',
      icon: 'sliders',
      entries: [
        ...MASTERS.map(({ noun, routes }) => ({ label: capitalized(noun.many), to: routes.list })),
        // Solutions have two pages: one of their own and their master.
        { label: 'Soluciones', to: '/maestras/soluciones' },
      ],
    },
  ]
}

/** Entries below a separator, for an API with extensions [HI-04, HI-05, TX-01]. */
export const moreEntries = [
  { label: 'Traducciones', icon: 'languages', to: '/traducciones' },
  { label: 'Actividad', icon: 'pulse', to: '/actividad' },
  { label: 'Papelera', icon: 'trash', to: '/papelera' },
] as const

/** Memoised: returns one array until a group is opened or closed. */
export const selectMenuEntries = createSelector([selectMenu], menuEntries)

const adding = ({ noun }: { noun: Noun }, to: string) => ({ label: `Crear nuevo ${noun.one}`, to })

/** Entries of the top bar's add button [FR-03]. */
export const addEntries = [
  adding(resourceHeads.productos_genericos, '/productos/genericos/new'),
  adding(resourceHeads.productos_acabados, '/productos/acabados/new'),
  adding(resourceHeads.ensayos, '/ensayos/new'),
]

/** Entries of the user menu in the top bar [FR-04]. */
export const userEntries = [
  { label: 'Perfil', icon: 'user', to: '/account/perfil' },
  { label: 'Salir', icon: 'logout', to: '/logout' },
] as const

/**
 * Entries of the user menu. With drafts, the menu has an entry for them [DR-05].
 * @param onLeave opens a question before the sign-out; null signs out at once [DR-07]
 */
export const userEntriesWith = (drafts: number, onLeave: (() => void) | null): readonly MenuEntry[] => {
  const [profile, leave] = userEntries
  const { label, icon } = leave
  const ofDrafts: readonly MenuEntry[] = drafts > 0 ? [{ label: 'Borradores', icon: 'draft', count: drafts, to: '/borradores' }] : []
  return [profile, ...ofDrafts, onLeave ? { label, icon, onAction: onLeave } : leave]
}
