import { useId, type ClipboardEvent, type ReactNode } from 'react'
import styles from '@/ui/page/Section.module.css'

interface SectionProps {
  title: string
  children: ReactNode
  /** Anchor of the side index. */
  id?: string
  /** Count beside the title: "5", "5 de 9", "9 estados". */
  count?: ReactNode
  /** Buttons at the end of the title's row. */
  actions?: ReactNode
  onPaste?: (event: ClipboardEvent) => void
}

/** Titled section of a page, separated by a thin line. */
export const Section = ({ title, children, id, count, actions, onPaste }: SectionProps) => {
  const ownId = useId()
  const titleId = `${id ?? ownId}-title`
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId} onPaste={onPaste} data-focus-home>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
