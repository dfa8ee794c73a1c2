import { useMemo, useState } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/shared/locales'
import { Button } from '@/ui/buttons/Button'
import { LabelWithRest } from '@/ui/buttons/Rest'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { Dialog } from '@/ui/dialogs/Dialog'

interface AddLanguageProps {
  locales: readonly Locale[]
  /** Codes of languages with texts. */
  used: readonly string[]
  onChoose: (idioma: string) => void
}

/** Button and dialog that add a language by opening its workbench: a language exists once it has a text [TX-01]. */
export const AddLanguage = ({ locales, used, onChoose }: AddLanguageProps) => {
  const [isOpen, setOpen] = useState(false)
  const options = useMemo(
    () =>
      locales
        .filter(({ code }) => code !== DEFAULT_LOCALE && !used.includes(code))
        .map(({ code, name }) => ({ value: code, label: name, detail: code })),
    [locales, used],
  )
  return (
    <>
      <Button icon="plus" onPress={() => setOpen(true)}>
        <LabelWithRest label="Añadir idioma" />
      </Button>
      {isOpen && (
        <Dialog title="Añadir idioma" size="small" onClose={() => setOpen(false)}>
          <ComboboxField<string>
            label="Idioma"
            placeholder="Buscar un idioma"
            autoFocus
            value=""
            options={options}
            onChange={idioma => {
              setOpen(false)
              onChoose(idioma)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
