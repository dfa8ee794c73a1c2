import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { ACTIONS_ID } from '@/ui/frame/sheet'
import { UnsavedDot } from '@/ui/form/UnsavedDot'
import styles from '@/ui/form/ActionBar.module.css'

interface ActionBarProps {
  /** Accessible name of the bar: "Guardar el producto". */
  label: string
  /** Width of the page, for common edges. The bar of a list is the last element inside its page; others follow their page. */
  width: 'measure' | 'wide' | 'list'
  /** Number of changes that are not saved yet. */
  changes?: number
  /** Text instead of the number of changes. */
  status?: ReactNode
  /** Failure of the last save, until the next try, because the toast disappears after 3 seconds. */
  error?: string | null
  /** Sentence about parts that the last successful save has left out. */
  notice?: string | null
  /** Buttons. A submit button outside its form names it: `form={id}`. */
  children: ReactNode
}

const Changes = ({ count }: { count: number }) => (
  <>
    <UnsavedDot />
    <span>
      {count}
      <span className="phone-hidden"> {count === 1 ? 'cambio' : 'cambios'} sin guardar</span>
    </span>
  </>
)

/** Bar of a long form, always visible at the end of the sheet; placed right after its `Page`. */
export const ActionBar = ({ label, width, changes = 0, status, error = null, notice = null, children }: ActionBarProps) => (
  <div
    className={classes(styles.bar, styles[width])}
    id={ACTIONS_ID}
    role="group"
    aria-label={label}
    tabIndex={-1}
    data-pinned={width !== 'list' || undefined}
    data-focus-home={width === 'list' || undefined}
  >
    <div className={classes(styles.status, (error ?? notice) !== null && styles.sentence, error !== null && styles.error)} role="status">
      {(error ?? notice) !== null ? (
        <>
          <Icon name={error === null ? 'alert' : 'alert-circle'} />
          <span>{error ?? notice}</span>
        </>
      ) : (
        (status ?? (changes > 0 && <Changes count={changes} />))
      )}
    </div>
    {children}
  </div>
)
