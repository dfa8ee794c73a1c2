import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import { TextButton } from '@/ui/buttons/TextButton'
import { GoToOption, type GoToItem } from '@/app/goto/GoToOption'
import { DialogLayer } from '@/ui/dialogs/DialogLayer'
import { isComposing } from '@/ui/keys/isComposing'
import { Keys } from '@/ui/keys/Keys'
import { DOWN, ENDS, stepTo } from '@/ui/keys/stepTo'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/app/goto/GoToDialog.module.css'

const STEPS = { ...DOWN, ...ENDS }

interface GoToDialogProps {
  term: string
  onTerm: (term: string) => void
  groups: readonly { title: string; items: readonly GoToItem[] }[]
  /** Number of results, announced. */
  status: string
  /** Line below the groups: no results, or lists still loading. */
  note: string
  onOpen: (item: GoToItem, elsewhere: boolean) => void
  onShortcuts: () => void
  onClose: () => void
}

/** Help on the keys of "Ir a…"; hidden on phones. */
const Foot = ({ onShortcuts }: { onShortcuts: () => void }) => (
  <div className={styles.foot}>
    <span>
      <Keys keys={['ArrowUp', 'ArrowDown']} /> moverse
    </span>
    <span>
      <Keys keys={['Enter']} /> abrir
    </span>
    <span>
      <Keys keys={['Mod', 'Enter']} /> en otra pestaña
    </span>
    <TextButton onPress={onShortcuts}>Atajos de teclado</TextButton>
  </div>
)

/**
 * Search box over the page; Enter opens the active result, at first the first one [LS-09].
 *
 * React Aria's Autocomplete (1.22.1) is no substitute: before the first key, and after Backspace or an arrow that moves the caret, it has
 * no active result for Enter, and its links open by themselves.
 */
export const GoToDialog = ({ term, onTerm, groups, status, note, onOpen, onShortcuts, onClose }: GoToDialogProps) => {
  const id = useId()
  // After the commit, unlike `autoFocus`: a dialog below would take the focus back.
  const focused = useFocusOnMount(true)
  /** Key of the option that the arrow keys have reached. */
  const [walked, setWalked] = useState<string | null>(null)
  const items = groups.flatMap(group => group.items)
  const active = Math.max(
    items.findIndex(({ key }) => key === walked),
    items.length > 0 ? 0 : -1,
  )
  const activeItem = items[active]
  const optionId = (item: GoToItem) => `${id}-${item.key}`
  const listId = `${id}-list`
  const activeId = activeItem && optionId(activeItem)
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const follow = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    const to = event.shiftKey || !activeItem ? null : stepTo(STEPS, event.key, active, items.length)
    if (to !== null) {
      event.preventDefault()
      setWalked(items[to]?.key ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (activeItem) onOpen(activeItem, event.ctrlKey || event.metaKey)
    }
  }
  return (
    <DialogLayer look={{ scrim: styles.scrim, sheet: styles.sheet }} isDismissable onClose={onClose}>
      <Dialog className={styles.dialog ?? ''} aria-label="Ir a…">
        <div className={styles.field}>
          <Icon name="search" />
          <label className="visually-hidden" htmlFor={id}>
            Ir a una pantalla o un registro, por nombre o código
          </label>
          <input
            ref={focused}
            id={id}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? listId : undefined}
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            placeholder="Ir a… (nombre o código)"
            value={term}
            onChange={event => {
              setWalked(null)
              onTerm(event.target.value)
            }}
            onKeyDown={follow}
          />
          <IconButton label="Cerrar" icon="x" onPress={onClose} />
        </div>
        <div className={styles.results}>
          {items.length > 0 && (
            <div id={listId} role="listbox" aria-label="Resultados">
              {groups.map(group => (
                <div key={group.title} role="group" aria-label={group.title}>
                  <div className={styles.group} aria-hidden="true">
                    {group.title}
                  </div>
                  {group.items.map(item => (
                    <GoToOption
                      key={item.key}
                      id={optionId(item)}
                      item={item}
                      isActive={item === activeItem}
                      onOpen={elsewhere => onOpen(item, elsewhere)}
                    />
                  ))}
                </div>
              ))}
            </div>
          )}
          {note && <p className={items.length > 0 ? styles.more : styles.none}>{note}</p>}
        </div>
        <p className="visually-hidden" role="status">
          {status}
        </p>
        <Foot onShortcuts={onShortcuts} />
      </Dialog>
    </DialogLayer>
  )
}
