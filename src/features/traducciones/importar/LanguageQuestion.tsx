import { useMemo, useState } from 'react'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { canMean } from '@/domain/locales/canMean'
import { isLocale } from '@/domain/locales/isLocale'
import { askedInWords } from '@/domain/traducciones/archivo/palabras'
import { useIdiomas } from '@/features/traducciones/nombres'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/form/Notice'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'

interface LanguageQuestionProps {
  /** The name of the file. */
  nombre: string
  /** Its language as it names it. */
  etiqueta: string
  onChoose: (idioma: string) => void
}

/** A file that does not say which language it is for: somebody does, of all languages that it can mean [TX-05]. */
export const LanguageQuestion = ({ nombre, etiqueta, onChoose }: LanguageQuestionProps) => {
  const { todos } = useIdiomas()
  const supposed = useMemo(() => todos.find(({ code }) => code !== DEFAULT_LOCALE && canMean(etiqueta, code))?.code, [todos, etiqueta])
  const [chosen, setChosen] = useState<string | null>(null)
  const idioma = chosen ?? supposed ?? ''
  return (
    <Notice icon="alert-circle" title={askedInWords(nombre, etiqueta)} detail="Elija el idioma de sus traducciones." isNews>
      <LocaleSelect label="Idioma del archivo" value={idioma} onChange={setChosen} />
      <Button variant="primary" isDisabled={!isLocale(idioma) || idioma === DEFAULT_LOCALE} onPress={() => onChoose(idioma)}>
        Comparar
      </Button>
    </Notice>
  )
}
