import type { ReactNode } from 'react'
import { Chip } from '@/ui/choices/Chip'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import styles from '@/features/productos/edit/paises/CountryList.module.css'

interface CountryListProps {
  label: string
  countries: readonly { id: string | number; name: string; code: string }[]
  /** Sentence shown without countries. */
  empty: string
  onRemove: (id: string | number) => void
  /** Button after the countries. */
  children?: ReactNode
}

/** List of a product's countries with their codes; each can be removed. */
export const CountryList = ({ label, countries, empty, onRemove, children }: CountryListProps) => {
  const roving = useRovingStop<HTMLUListElement>('list')
  return (
    <div className={styles.countries}>
      <ul {...roving} className={styles.list} aria-label={label} data-focus-home>
        {countries.length === 0 && <li className={styles.empty}>{empty}</li>}
        {countries.map(({ id, name, code }) => (
          <Chip key={id} label={name} detail={code} onRemove={() => onRemove(id)} />
        ))}
      </ul>
      {children}
    </div>
  )
}
