import { languageTag } from '@/domain/locales'
import styles from '@/features/ensayos/edit/ItemList.module.css'

/** A number and its unit, in columns of their own. */
export const ItemValue = ({ value, unit }: { value: string; unit: string }) => (
  <>
    <span className={styles.value}>{value}</span>
    <span className={styles.unit}>{unit}</span>
  </>
)

interface ItemTextProps {
  text: string
  /** Is given where the text is one of the data. */
  locale?: string
  /** Stands under it: "Guarda el ensayo para ver la imagen" [TR-06]. */
  note?: string | undefined
}

export const ItemText = ({ text, locale, note }: ItemTextProps) => (
  <span className={styles.text}>
    <span lang={locale === undefined ? undefined : languageTag(locale)} dir="auto">
      {text}
    </span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </span>
)
