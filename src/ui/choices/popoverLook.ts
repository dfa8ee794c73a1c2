import { classes } from '@/ui/classes'
import styles from '@/ui/choices/Popover.module.css'

/** Class of a popover, of an option, or of a part of either; React Aria renders some of these elements. */
export const popoverLook = (look: 'popover' | 'option' | 'text' | 'detail' | 'heading') => classes(styles[look])
