import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import type { Column } from '@/ui/table/types'
import styles from '@/ui/table/Sign.module.css'

/** A word for yes or no, with its sign: never by colour alone. */
export const Sign = ({ sign: { look, yes }, text }: { sign: NonNullable<Column['sign']>; text: string }) => {
  const isYes = text === yes
  return (
    <span className={classes(styles[look], !isYes && styles.no)}>
      {look === 'leaf' && isYes && <Icon name="leaf" />}
      {text}
    </span>
  )
}
