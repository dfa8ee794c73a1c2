import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/form/SavedMark.module.css'

/** Quiet confirmation of a save without a toast. Mount it before it shows, because a newly mounted status is not announced. */
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
