import type { ComponentProps } from 'react'
import { plainName } from '@/shared/richName'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/historial/actividad/UnfoldButton.module.css'

interface UnfoldButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'tabIndex'> {
  /** Name of the record, with its markup. */
  name: string
  isOpen: boolean
}

/** Button that unfolds an entry of the activity, or a record of a run. */
export const UnfoldButton = ({ name, isOpen, ...button }: UnfoldButtonProps) => (
  <button {...button} type="button" className={styles.toggle} aria-expanded={isOpen} aria-label={`Cambios de ${plainName(name)}`}>
    <Icon name="chevron-right" />
  </button>
)
