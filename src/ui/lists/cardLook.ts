import { classes } from '@/ui/classes'
import styles from '@/ui/lists/Card.module.css'

/** Class of a `CardList` or of a part of a card in it. */
export const cardLook = (part: 'cards' | 'joined' | 'card' | 'head' | 'name' | 'detail' | 'body') => classes(styles[part])
