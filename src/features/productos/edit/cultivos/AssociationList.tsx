import { Chip } from '@/ui/choices/Chip'
import { Thumb } from '@/ui/images/Thumb'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import styles from '@/features/productos/edit/cultivos/AssociationList.module.css'

export interface Association {
  id: number
  name: string
  /** Name of the crop group. */
  group: string
  picture: string | null
  /** Address of the crop's page. */
  to?: string
  /** Chosen stages, in order. */
  items: readonly { id: number; label: string }[]
}

interface AssociationListProps {
  label: string
  associations: readonly Association[]
  /** Sentence shown without associations. */
  empty: string
  onRemove: (itemId: number) => void
}

/** List of crops with their chosen stages; each stage can be removed [AP-02]. */
export const AssociationList = ({ label, associations, empty, onRemove }: AssociationListProps) => {
  const roving = useRovingStop<HTMLUListElement>('list')
  return (
    <ul {...roving} className={styles.rows} aria-label={label} data-focus-home>
      {associations.length === 0 && <li className={styles.empty}>{empty}</li>}
      {associations.map(({ id, name, group, picture, to, items }) => (
        <li key={id} className={styles.row}>
          <div className={styles.name}>
            <Thumb src={picture} />
            <span>
              {name} <span className={styles.group}>{group}</span>
            </span>
          </div>
          <ul className={styles.chips} aria-label={`Estados de ${name}`}>
            {items.map(item => (
              <Chip key={item.id} label={item.label} of={name} to={to} onRemove={() => onRemove(item.id)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
