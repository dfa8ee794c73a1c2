import { classes } from '@/ui/classes'
import styles from '@/ui/choices/Popover.module.css'

/** Class of a popover, or of an option in one, that a library renders. */
export const popoverLook = (look: 'popover' | 'option') => classes(styles[look])
