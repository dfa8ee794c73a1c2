import { Link } from 'react-router-dom'
import type { SheetText } from '@/features/productos/sheets/model/texts'
import { directionOf } from '@/features/productos/sheets/model/formats'
import { languageTag } from '@/shared/locales'
import { RichName } from '@/ui/RichName'
import styles from '@/features/productos/sheets/paper/SheetTextView.module.css'

/** Text of a sheet. A missing text has a mark and a link to its form on the screen, not on paper [FT-02]. */
export const SheetTextView = ({ shown: { text, missing, id } }: { shown: SheetText }) => {
  if (missing === null) return <RichName text={text} />
  return (
    <span
      className={styles.missing}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      lang={languageTag(missing.shownIn)}
      dir={directionOf(missing.shownIn)}
    >
      <RichName text={text} />
      <span className={styles.mark}>
        {missing.shownIn}
        <Link {...missing.link} aria-label={`Completar: ${missing.label}, ${missing.detail}`}>
          Completar
        </Link>
      </span>
    </span>
  )
}
