import { useEffect, useRef, type MouseEvent } from 'react'
import { useCurrentSection } from '@/features/productos/edit/layout/useCurrentSection'
import styles from '@/features/productos/edit/layout/SideIndex.module.css'

export interface IndexedSection {
  /** The `id` of the `Section`. */
  id: string
  label: string
  /** Something in it is not saved yet. */
  changed: boolean
}

/** The sections of a long form: which one is being read, which ones have changes, a way to each [PE-01]. */
export const SideIndex = ({ sections }: { sections: readonly IndexedSection[] }) => {
  const { current, jumped } = useCurrentSection(sections.map(({ id }) => id))
  const list = useRef<HTMLUListElement>(null)

  // As a strip it is wider than the screen. It is scrolled by hand: scrollIntoView would move the page too.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !link) return
    const { scrollLeft, clientWidth } = list.current
    if (link.offsetLeft < scrollLeft || link.offsetLeft + link.offsetWidth > scrollLeft + clientWidth)
      list.current.scrollLeft = link.offsetLeft - (clientWidth - link.offsetWidth) / 2
  }, [current])

  const jump = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id)
    if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return
    // The address stays: a jump is no step for the browser's history, nor one that loses what was typed.
    event.preventDefault()
    jumped(id)
    section.scrollIntoView({ block: 'start' })
    section.querySelector('h2')?.focus({ preventScroll: true })
  }

  return (
    <nav className={styles.index} aria-label="Secciones">
      <p className={styles.title} aria-hidden="true">
        Secciones
      </p>
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, label, changed }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-current={id === current || undefined} onClick={event => jump(event, id)}>
              {label}
              {changed && (
                <>
                  <span className={styles.changed} />
                  <span className="visually-hidden">con cambios</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
