import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { useFieldNews, type FieldNews } from '@/ui/fields/fieldNews'
import { fieldLook } from '@/ui/fields/fieldLook'
import styles from '@/ui/fields/FieldFrame.module.css'

export interface FieldNotes {
  error?: string
  hint?: ReactNode
  /** Content at the end of the hint's row, not part of the hint. */
  control?: ReactNode
  /** Name of the field in its form, and its language, to find changes of others. */
  name?: string
  locale?: string
  /** Content at the end of the label's row. */
  mark?: ReactNode
}

interface FieldFrameProps extends FieldNotes {
  /** Prefix of the ids of hint and error. */
  id: string
  label?: ReactNode
  news: FieldNews | undefined
  children: ReactNode
}

/** Notes at a field: changes of others, and the ids of all texts below it. */
export const useNotes = (id: string, { error, hint, name, locale }: FieldNotes) => {
  const news = useFieldNews(name, locale)
  const describedBy = classes(error && `${id}-error`, news?.both && `${id}-both`, hint ? `${id}-hint` : null) || undefined
  return { news, describedBy }
}

/** Label above, hint and error below [SE-03]. */
export const FieldFrame = ({ id, label, error, hint, control, mark, news, children }: FieldFrameProps) => (
  <>
    {(label || mark || news?.taken) && (
      <div className={classes(fieldLook('head'), news?.taken && styles.changed)}>
        {label}
        {news?.taken && <span className={styles.taken}>{news.taken}</span>}
        {mark}
      </div>
    )}
    {children}
    {hint && (
      <div className={styles.hint}>
        <div id={`${id}-hint`}>{hint}</div>
        {control}
      </div>
    )}
    {error && (
      <p className={fieldLook('error')} id={`${id}-error`}>
        <Icon name="alert-circle" />
        {error}
      </p>
    )}
    {news?.both && (
      <p className={styles.both} id={`${id}-both`}>
        <Icon name="alert" />
        {news.both}
      </p>
    )}
  </>
)
