import { GroupField } from '@/ui/fields/GroupField'
import { Icon } from '@/ui/buttons/Icon'
import { useRovingStop } from '@/ui/choices/useRovingStop'
import styles from '@/features/productos/edit/PicturePicker.module.css'

export interface PictureOption {
  id: number
  label: string
  image: string | null
}

interface PicturePickerProps {
  label: string
  /** Ids, in the order of choice. */
  value: readonly number[]
  onChange: (ids: number[]) => void
  options: readonly PictureOption[]
}

/** Multiple choice from a short list with pictures: icons, packagings [PE-09]. Chosen ids without an option are kept. The list is one Tab stop. */
export const PicturePicker = ({ label, value, onChange, options }: PicturePickerProps) => {
  const roving = useRovingStop<HTMLDivElement>('list')
  return (
    <GroupField label={label} hideLabel>
      {options.length === 0 && <p className={styles.none}>No hay nada que elegir</p>}
      <div {...roving} className={styles.tiles}>
        {options.map(option => (
          <label key={option.id} className={styles.tile}>
            <input
              type="checkbox"
              checked={value.includes(option.id)}
              onChange={event => onChange(event.target.checked ? [...value, option.id] : value.filter(id => id !== option.id))}
            />
            {option.image ? (
              <img className={styles.picture} src={option.image} alt="" width={28} height={28} loading="lazy" />
            ) : (
              <span className={styles.picture}>
                <Icon name="image" />
              </span>
            )}
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </GroupField>
  )
}
