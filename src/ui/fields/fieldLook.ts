import { classes } from '@/ui/classes'
import styles from '@/ui/fields/Field.module.css'

type Look = 'field' | 'head' | 'label' | 'locale' | 'localeEmpty' | 'group' | 'small' | 'input' | 'textarea' | 'error' | 'column'

/** Class of a part of a field, inside or outside a `Field`, or of a `column` of fields with a common title. */
export const fieldLook = (look: Look) => classes(styles[look])
