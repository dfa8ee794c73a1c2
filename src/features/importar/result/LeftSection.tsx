import { useId, type ReactNode } from 'react'
import { sectionLook } from '@/ui/page/sectionLook'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/result/LeftSection.module.css'

/** Note on records or rows that are left; `--rest-gap` is the space above. */
export const LeftNote = ({ children }: { children: ReactNode }) => <p className={styles.rest}>{children}</p>

interface LeftSectionProps {
  title: string
  count: number
  /** Buttons at the end of the title's row. */
  actions?: ReactNode
  children: ReactNode
}

/** Section of records or rows that an import, or its undo, left unchanged. */
export const LeftSection = ({ title, count, actions, children }: LeftSectionProps) => {
  const id = useId()
  return (
    <section className={styles.left} aria-labelledby={id} data-focus-home="h2">
      <div className={styles.head}>
        <h2 className={sectionLook.title} id={id} tabIndex={-1}>
          {title}
        </h2>
        <span className={sectionLook.count}>{numero(count)}</span>
        {actions}
      </div>
      {children}
    </section>
  )
}
