import { keyName } from '@/ui/keys/keyNames'
import styles from '@/ui/keys/Keys.module.css'

/** Keys of a shortcut, each as a key cap. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={styles.keys}>
    {keys.map(key => (
      <kbd key={key} className={styles.kbd}>
        {keyName(key)}
      </kbd>
    ))}
  </span>
)
