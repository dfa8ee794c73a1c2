import { classes } from '@/ui/classes'
import styles from '@/ui/fields/Field.module.css'

type Look = 'field' | 'head' | 'label' | 'locale' | 'group' | 'small' | 'input' | 'textarea' | 'error' | 'column'

/** Class of an element outside a `Field` that looks like a part of one, or of a `column` of fields with a common title. */
export const fieldLook = (look: Look) => classes(styles[look])
