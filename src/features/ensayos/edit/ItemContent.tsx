import type { ReactNode } from 'react'
import { inLocale, languageTag, type LocaleMap } from '@/shared/locales'
import styles from '@/features/ensayos/edit/ItemContent.module.css'

/** A number and its unit, in columns of their own. */
export const ItemValue = ({ value, unit }: { value: string; unit: string }) => (
  <>
    <span className={styles.value}>{value}</span>
    <span className={styles.unit}>{unit}</span>
  </>
)

/** Small print under the text of a line. */
export const ItemNote = ({ children }: { children: ReactNode }) => <span className={styles.note}>{children}</span>

interface ItemTextProps {
  map: LocaleMap
  /** In which it shows, where it is translated; else it shows in the default one. */
  locale: string
  /** Stands under it: "Guarda el ensayo para ver la imagen" [TR-06]. */
  note?: ReactNode
  /** Stands there where no language has a text. */
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
