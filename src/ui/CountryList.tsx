import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { useRescuedFocus } from '@/ui/useRescuedFocus'
import styles from '@/ui/CountryList.module.css'

interface CountryListProps {
  label: string
  countries: readonly { id: string | number; name: string; code: string }[]
  /** Said where there are none. */
  empty: string
  onRemove: (id: string | number) => void
  onClear: () => void
}

/** The countries of a product, each with its code; one or all can be taken out. */
export const CountryList = ({ label, countries, empty, onRemove, onClear }: CountryListProps) => {
  const list = useRescuedFocus<HTMLUListElement>(countries.length)
  return (
    <ul ref={list} className={styles.countries} aria-label={label} tabIndex={-1}>
      {countries.length === 0 && <li className={styles.empty}>{empty}</li>}
      {countries.map(({ id, name, code }) => (
        <Chip key={id} label={name} detail={code} onRemove={() => onRemove(id)} />
      ))}
      {countries.length > 0 && (
        <li>
          <Button small variant="danger" onPress={onClear}>
            Desasociar todos
          </Button>
        </li>
      )}
    </ul>
  )
}
