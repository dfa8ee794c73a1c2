import { classes } from '@/ui/classes'
import styles from '@/ui/lists/Card.module.css'

/** Class of a part of a card in a `CardList`. */
export const cardLook = (part: 'card' | 'head' | 'name' | 'detail' | 'body') => classes(styles[part])
