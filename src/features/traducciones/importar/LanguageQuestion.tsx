import { useState } from 'react'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { likelyLocale } from '@/shared/locales/canMean'
import { isLocale } from '@/shared/locales/isLocale'
import { askedInWords } from '@/features/traducciones/archivo/words'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/form/Notice'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import styles from '@/features/traducciones/importar/LanguageQuestion.module.css'

interface LanguageQuestionProps {
  /** Name of the file. */
  nombre: string
  /** Language tag in the file. */
  etiqueta: string
  onChoose: (idioma: string) => void
}

/** Asks for the language of a file whose tag is missing or ambiguous; the likely one is preselected [TX-05]. */
export const LanguageQuestion = ({ nombre, etiqueta, onChoose }: LanguageQuestionProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const idioma = chosen ?? likelyLocale(etiqueta) ?? ''
  return (
    <div className={styles.question}>
      <Notice icon="alert-circle" title={askedInWords(nombre, etiqueta)} detail="Elija el idioma de sus traducciones." isNews>
        <div className={styles.choice}>
          <LocaleSelect label="Idioma del archivo" value={idioma} onChange={setChosen} />
          <Button variant="primary" isDisabled={!isLocale(idioma) || idioma === DEFAULT_LOCALE} onPress={() => onChoose(idioma)}>
            Comparar
          </Button>
        </div>
      </Notice>
    </div>
  )
}
