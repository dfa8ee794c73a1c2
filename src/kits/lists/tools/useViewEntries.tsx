import { nanoid } from '@reduxjs/toolkit'
import { useState, type ReactNode } from 'react'
import { isChanged, standOf, usedIn, withChanged, withKept, withoutUsed } from '@/kits/lists/model/keptViews'
import type { ListState } from '@/store/memory/views'
import { initialView } from '@/shared/tableView'
import type { ToolsProps } from '@/kits/lists/tools/tools'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { useLazyPart } from '@/ui/lazyPart'
import { panelsPart } from '@/kits/lists/tools/panelsPart'

/**
 * Menu entries for the saved views of a list [LS-04].
 * @returns the entries, the name of the view in use, and the dialog that an entry opens
 */
export const useViewEntries = ({ view, onViewChange, views, onViewsChange }: ToolsProps) => {
  const [asked, setAsked] = useState<'new' | 'rename' | null>(null)
  const panels = useLazyPart(asked ? panelsPart : null)
  const used = usedIn(views)
  const changed = isChanged(views, view)
  const show = (stand: ListState, id: string | null) => {
    onViewsChange({ ...views, used: id })
    onViewChange({ ...stand, scroll: 0 })
  }
  const ofUsed: MenuEntry[] = used
    ? [
        ...(changed
          ? [
              {
                label: `Actualizar «${used.name}»`,
                icon: 'bookmark' as const,
                onAction: () => onViewsChange(withChanged(views, { stand: standOf(view) })),
              },
            ]
          : []),
        { label: 'Cambiar el nombre…', icon: 'pencil', onAction: () => setAsked('rename') },
        { label: `Eliminar «${used.name}»`, icon: 'trash', danger: true, onAction: () => onViewsChange(withoutUsed(views)) },
      ]
    : []
  const entries: MenuEntry[] = [
    ...(views.kept.length > 0 ? [{ label: 'La lista entera', checked: used === null, onAction: () => show(initialView, null) }] : []),
    ...views.kept.map(({ id, name, stand }) => ({ label: name, checked: id === used?.id, onAction: () => show(stand, id) })),
    { label: 'Guardar como vista nueva…', icon: 'plus', onAction: () => setAsked('new') },
    ...ofUsed,
  ]
  const otherViews = views.kept.filter(({ id }) => asked === 'new' || id !== used?.id)
  const dialog: ReactNode = panels && asked && (
    <panels.ViewNameDialog
      title={asked === 'new' ? 'Guardar como vista nueva' : 'Cambiar el nombre'}
      name={asked === 'new' ? '' : (used?.name ?? '')}
      taken={otherViews.map(({ name }) => name)}
      onClose={() => setAsked(null)}
      onName={name => {
        setAsked(null)
        onViewsChange(asked === 'new' ? withKept(views, { id: nanoid(), name, stand: standOf(view) }) : withChanged(views, { name }))
      }}
    />
  )
  return { entries, name: used && (changed ? `${used.name}, cambiada` : used.name), dialog }
}
