import { classes } from '@/ui/classes'
import type { Column } from '@/ui/table/types'
import styles from '@/ui/table/Sign.module.css'

/** The class by which a cell shows the sign of its word; never is it the colour alone. */
export const signOf = ({ sign }: Pick<Column, 'sign'>, text: string): string | undefined =>
  sign && classes(styles[sign.look], text === sign.half ? styles.half : text !== sign.yes && classes(styles.no, sign.fades && styles.fades))
