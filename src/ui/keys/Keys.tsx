import { keyName } from '@/ui/keys/keyNames'
import styles from '@/ui/keys/Keys.module.css'

/** The keys of a shortcut, each as its own cap. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <>
    {keys.map(key => (
      <kbd key={key} className={styles.kbd}>
        {keyName(key)}
      </kbd>
    ))}
  </>
)
