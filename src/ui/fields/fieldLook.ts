import { classes } from '@/ui/classes'
import styles from '@/ui/fields/Field.module.css'

type Look = 'field' | 'head' | 'label' | 'locale' | 'group' | 'small' | 'input' | 'textarea' | 'error' | 'column'

/** Class of an element that looks like a part of a `Field` and stands outside one, or of a `column` of fields whose title says their labels. */
export const fieldLook = (look: Look) => classes(styles[look])
