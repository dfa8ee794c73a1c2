import { classes } from '@/ui/classes'
import type { Column } from '@/ui/table/types'
import styles from '@/ui/table/cellMark.module.css'

/** Class of a cell with the sign of its value; colour is never the only sign. */
export const cellMark = ({ sign }: Pick<Column, 'sign'>, text: string): string | undefined =>
  sign && classes(styles[sign.look], text === sign.half ? styles.half : text !== sign.yes && classes(styles.no, sign.fades && styles.fades))
