import { classes } from '@/ui/classes'
import styles from '@/app/frame/barButtonLook.module.css'

/** Class of a button of the top bar, also of a button that opens a menu; `search` has a muted icon. */
export const barButtonLook = (look?: 'search') => classes(styles.button, look && styles[look])
