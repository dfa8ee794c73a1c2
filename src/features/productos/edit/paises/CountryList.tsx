import { Chip } from '@/ui/choices/Chip'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import styles from '@/features/productos/edit/paises/CountryList.module.css'

interface CountryListProps {
  label: string
  countries: readonly { id: string | number; name: string; code: string }[]
  /** Sentence shown without countries. */
  empty: string
  onRemove: (id: string | number) => void
}

/** List of a product's countries with their codes; each can be removed. */
export const CountryList = ({ label, countries, empty, onRemove }: CountryListProps) => {
  const roving = useRovingStop<HTMLUListElement>('list')
  return (
    <ul {...roving} className={styles.countries} aria-label={label} data-focus-home>
      {countries.length === 0 && <li className={styles.empty}>{empty}</li>}
      {countries.map(({ id, name, code }) => (
        <Chip key={id} label={name} detail={code} onRemove={() => onRemove(id)} />
      ))}
    </ul>
  )
}
