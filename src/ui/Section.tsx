import { useId, type ReactNode } from 'react'
import styles from '@/ui/Section.module.css'

/** A titled part of a page; a hairline parts it from the one before. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
