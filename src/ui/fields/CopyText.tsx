import { useState } from 'react'
import { DEFAULT_LOCALE, inLocale, type LocaleMap } from '@/shared/locales'
import { TextButton } from '@/ui/buttons/TextButton'

interface CopyTextProps {
  /** Label of the field. */
  label: string
  map: LocaleMap
  /** Locale to copy into. */
  locale: string
  onChange: (map: LocaleMap) => void
}

/** Button that copies the text of the default locale into another one; can be undone until the copy is edited [TX-06]. */
export const CopyText = ({ label, map, locale, onChange }: CopyTextProps) => {
  const [copied, setCopied] = useState<{ text: string; before: LocaleMap } | null>(null)
  const isCopied = copied !== null && inLocale(map, locale) === copied.text
  const copy = () => {
    const text = inLocale(map)
    setCopied({ text, before: map })
    onChange({ ...map, [locale]: text })
  }
  const undo = () => {
    const { [locale]: _copy, ...others } = map
    const before = copied?.before[locale]
    setCopied(null)
    onChange(before === undefined ? others : { ...map, [locale]: before })
  }
  return (
    <>
      <TextButton
        aria-label={isCopied ? `Deshacer la copia en ${label}` : `Copiar de ${DEFAULT_LOCALE}: ${label}`}
        onPress={isCopied ? undo : copy}
      >
        {isCopied ? 'Deshacer la copia' : `Copiar de ${DEFAULT_LOCALE}`}
      </TextButton>
      <span className="visually-hidden" role="status">
        {isCopied && `Copiado de ${DEFAULT_LOCALE}`}
      </span>
    </>
  )
}
