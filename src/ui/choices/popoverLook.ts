import { classes } from '@/ui/classes'
import styles from '@/ui/choices/Popover.module.css'

/** Class of a popover, of an option in one, or of a part of either; a library renders some of them. */
export const popoverLook = (look: 'popover' | 'option' | 'text' | 'detail' | 'heading') => classes(styles[look])
