import type { ReactNode } from 'react'
import { inLocale, languageTag, type LocaleMap } from '@/shared/locales'
import styles from '@/features/ensayos/edit/ItemContent.module.css'

/** Number and unit of an item, each in a column. */
export const ItemValue = ({ value, unit }: { value: string; unit: string }) => (
  <>
    <span className={styles.value}>{value}</span>
    <span className={styles.unit}>{unit}</span>
  </>
)

/** Small print below the text of an item. */
export const ItemNote = ({ children }: { children: ReactNode }) => <span className={styles.note}>{children}</span>

interface ItemTextProps {
  map: LocaleMap
  /** Displayed locale; without a text in it, the default locale shows. */
  locale: string
  /** Note below the text: "Guarda el ensayo para ver la imagen" [TR-06]. */
  note?: ReactNode
  /** Content for an item without a text in either locale. */
  blank?: ReactNode
}

export const ItemText = ({ map, locale, note, blank }: ItemTextProps) => {
  const translated = inLocale(map, locale)
  return (
    <span className={styles.text}>
      <span lang={translated ? languageTag(locale) : undefined} dir="auto">
        {translated || inLocale(map) || blank}
      </span>
      {note !== undefined && <ItemNote>{note}</ItemNote>}
    </span>
  )
}
