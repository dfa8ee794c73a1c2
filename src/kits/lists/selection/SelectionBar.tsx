import type { BulkAction, SelectionPage } from '@/kits/lists/selection/definition'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import type { MenuEntry } from '@/ui/buttons/menuEntry'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import { classes } from '@/ui/classes'
import { TAB_STOP } from '@/ui/table/DataTable'
import { groupBy } from '@/shared/groupBy'
import type { Noun } from '@/shared/resources/names'
import { allMatchingText, selectedText, selectMatchingLabel } from '@/kits/lists/selection/words'
import { useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/kits/lists/selection/SelectionBar.module.css'

interface SelectionBarProps {
  /** Noun of the rows. */
  noun: Noun
  count: number
  /** Number of rows that match the search and the filters. */
  matching: number
  actions: readonly BulkAction[]
  page?: SelectionPage
  onPage?: () => void
  onAction: (action: BulkAction) => void
  onAll: () => void
  onNone: () => void
}

/** Widths at which the actions of products do not fit beside the link that selects all. */
export const SHORT = '(width <= 75rem)'

/** Number of actions shown in the bar at these widths; the others are in its menu. */
const FEW = 2

/** Groups actions by menu; a menu takes the place of its first action. */
const grouped = (actions: readonly BulkAction[]): BulkAction[][] => [...groupBy(actions, action => action.menu ?? action).values()]

/** Actions on the selected rows, at the end of the list [LS-05]. */
export const SelectionBar = ({ noun, count, matching, actions, page, onPage, onAction, onAll, onNone }: SelectionBarProps) => {
  const isShort = useMediaQuery(SHORT)
  const roving = useRovingStop<HTMLDivElement>('toolbar')
  const why = page && count > page.most ? page.tooMany : undefined
  const entry = (action: BulkAction): MenuEntry => ({
    label: action.label,
    danger: action.tone === 'danger',
    onAction: () => onAction(action),
  })
  const entriesOf = (some: readonly BulkAction[]): MenuEntry[] =>
    some.flatMap(action => [
      ...(page && action.tone === 'danger' ? [{ label: page.label, detail: why, isDisabled: !!why, onAction: onPage }] : []),
      entry(action),
    ])
  const menu = (label: string, items: readonly BulkAction[]) => (
    <DropdownMenu key={label} className={styles.act} items={entriesOf(items)} isTabStop={false} isDisabled={count === 0}>
      {label}
      <Icon name="chevron-down" />
    </DropdownMenu>
  )
  const button = (action: BulkAction) => (
    <button
      key={action.key}
      type="button"
      className={classes(styles.act, action.tone === 'danger' && styles.danger)}
      disabled={count === 0}
      onClick={() => onAction(action)}
    >
      {action.tone === 'danger' && <Icon name="trash" />}
      {action.label}
    </button>
  )
  const pageButton = page && (
    <button
      key="page"
      type="button"
      className={styles.act}
      disabled={count === 0}
      // A disabled button keeps its place: its description gives the reason.
      aria-disabled={why ? true : undefined}
      title={why}
      onClick={why ? undefined : onPage}
    >
      <Icon name={page.icon} />
      {page.label}
    </button>
  )
  const whole = grouped(actions).map(group => {
    const [first] = group
    if (!first) return null
    if (first.menu !== undefined) return menu(first.menu, group)
    if (first.tone !== 'danger' || actions.length === 1) return button(first)
    return [pageButton, <span key="line" className={styles.line} />, button(first)]
  })
  const rest = actions.slice(FEW)
  return (
    <div {...roving} className={styles.bar} role="toolbar" aria-label="Selección" data-focus-next={TAB_STOP}>
      <button type="button" className={styles.close} aria-label="Quitar la selección" title="Quitar la selección" onClick={onNone}>
        <Icon name="x" />
      </button>
      <span className={styles.count}>{selectedText(noun, count)}</span>
      {matching > 0 && count === matching && <span className={classes(styles.all, styles.whole)}>{allMatchingText(noun)}</span>}
      {count < matching && (
        <button type="button" className={styles.all} onClick={onAll}>
          {selectMatchingLabel(noun, matching)}
        </button>
      )}
      {isShort ? (
        <span className={styles.few}>
          {actions.slice(0, FEW).map(button)}
          {rest.length > 0 && menu('Más', rest)}
        </span>
      ) : (
        whole
      )}
    </div>
  )
}
