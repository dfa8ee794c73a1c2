import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useCurrentSection } from '@/features/productos/edit/layout/useCurrentSection'
import { sectionOf } from '@/features/productos/edit/sectionOf'
import { columnaIn } from '@/shared/review'
import styles from '@/features/productos/edit/layout/SideIndex.module.css'

export interface IndexedSection {
  /** `id` of the `Section`. */
  id: string
  label: string
  /** True if the section has unsaved changes. */
  changed: boolean
}

/**
 * Index of a long form's sections, with the current one and the changed ones. The address can name a section, a report's column, a row or a
 * field to begin with [PE-01, CM-02, FT-02].
 */
export const SideIndex = ({ sections }: { sections: readonly IndexedSection[] }) => {
  const { current, jumped } = useCurrentSection(sections.map(({ id }) => id))
  const list = useRef<HTMLUListElement>(null)

  // Strip of a phone, wider than the screen. Setting scrollLeft moves the strip alone: scrollIntoView would move the page too.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !link) return
    const { scrollLeft, clientWidth } = list.current
    if (link.offsetLeft < scrollLeft || link.offsetLeft + link.offsetWidth > scrollLeft + clientWidth)
      list.current.scrollLeft = link.offsetLeft - (clientWidth - link.offsetWidth) / 2
  }, [current])

  const goTo = (id: string): boolean => {
    const section = document.getElementById(id)
    if (!section) return false
    jumped(id)
    section.scrollIntoView({ block: 'start' })
    section.querySelector('h2')?.focus({ preventScroll: true })
    return true
  }
  const jump = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    // The address stays: a jump adds no history entry, and asks no leave question.
    if (goTo(id)) event.preventDefault()
  }
  const { hash } = useLocation()
  const arrive = useEffectEvent(() => {
    const columna = columnaIn(hash)
    const asked = columna === undefined ? hash.slice(1) : sectionOf(columna)
    if (sections.some(({ id }) => id === asked)) goTo(asked)
    else (document.getElementById(asked) ?? document.getElementsByName(asked)[0])?.focus()
  })
  useEffect(() => arrive(), [])

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
