import { useId, type ClipboardEvent, type ReactNode } from 'react'
import { sectionLook } from '@/ui/page/sectionLook'

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
    <section className={sectionLook.section} id={id} aria-labelledby={titleId} onPaste={onPaste} data-focus-home>
      <div className={sectionLook.head}>
        <h2 className={sectionLook.title} id={titleId} tabIndex={id === undefined ? undefined : -1}>
          {title}
        </h2>
        {count !== undefined && <span className={sectionLook.count}>{count}</span>}
        {actions && <div className={sectionLook.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
