import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/form/SavedMark.module.css'

/** Says quietly that something was saved, where no toast does. To be rendered before it is shown: a new one is not read aloud. */
export const SavedMark = ({ shown, text = 'Guardado' }: { shown: boolean; text?: string }) => (
  <span className={styles.mark} role="status">
    {shown && (
      <>
        <Icon name="check" />
        {text}
      </>
    )}
  </span>
)
