import type { Locale } from '@/shared/locales'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/traducciones/workbench/SourceLanguageSelect.module.css'

interface SourceLanguageSelectProps {
  value: string
  options: readonly Locale[]
  onChange: (idioma: string) => void
}

/** Select of the source language: a transparent native select over its visible label. */
export const SourceLanguageSelect = ({ value, options, onChange }: SourceLanguageSelectProps) => (
  <label className={styles.from}>
    <span>Desde</span>
    <b aria-hidden="true">{options.find(({ code }) => code === value)?.name ?? value}</b>
    <span className={styles.code} aria-hidden="true">
      {value}
    </span>
    <Icon name="chevron-down" />
    <select value={value} onChange={event => onChange(event.target.value)}>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
