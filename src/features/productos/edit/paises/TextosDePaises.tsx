import { useFormikContext } from 'formik'
import { useId, useState } from 'react'
import { counted } from '@/shared/counted'
import { fewOf, listed } from '@/shared/listed'
import { hasText } from '@/shared/locales'
import { languagesOf } from '@/shared/locales/languagesOf'
import { lowered } from '@/shared/lowered'
import { TEXTS } from '@/features/productos/model/productoFields'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import { textosDePaises, type TextosQueFaltan } from '@/features/productos/model/textosDePaises'
import { withoutCopies } from '@/shared/igual'
import { labelOf } from '@/features/productos/edit/labels'
import { localeChosen, selectProducto } from '@/features/productos/slice'
import { fieldOf, focusField } from '@/kits/forms/focusField'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { TextButton } from '@/ui/buttons/TextButton'
import { Icon } from '@/ui/buttons/Icon'
import { Badge } from '@/ui/lists/Badge'
import { TextsDot } from '@/ui/locales/TextsDot'
import { useLocales } from '@/ui/locales/useLocales'
import styles from '@/features/productos/edit/paises/TextosDePaises.module.css'

interface TextosDePaisesProps {
  /** Countries, in display order; codes in capitals. */
  countries: readonly { code: string; name: string }[]
}

/** Number of texts that are named; one more is named too, because "1 más" is no shorter. */
const NAMED = 5

const lowLabel = (field: string): string => {
  const label = labelOf(field)
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : lowered(label)
}

const missingInWords = (missing: readonly string[], all: number): string => {
  if (missing.length === all && all > 1) return `los ${all} textos`
  return fewOf(missing.map(lowLabel), missing.length > NAMED + 1 ? NAMED : missing.length)
}

/** Languages with equal missing texts. */
interface Grupo {
  missing: readonly string[]
  languages: readonly TextosQueFaltan[]
}

const joined = (wanted: readonly TextosQueFaltan[]): Grupo[] => {
  const keys = [...new Set(wanted.map(({ missing }) => missing.join()))]
  return keys.map(key => ({ missing: key.split(','), languages: wanted.filter(({ missing }) => missing.join() === key) }))
}

const sumInWords = (some: number, none: number): string =>
  [some > 0 && `${some} a medias`, none > 0 && `${none} sin ningún texto`].filter(Boolean).join(', ')

/**
 * Missing texts for the countries of a product: one line, which unfolds into languages grouped by missing texts, with a button to each text
 * [TX-07].
 */
export const TextosDePaises = ({ countries }: TextosDePaisesProps) => {
  const dispatch = useAppDispatch()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const { values } = useFormikContext<ProductoValues>()
  const { formId, vigentes } = useAppSelector(selectProducto)
  const known = useLocales('es_ES')
  const nameOf = (locale: string) => [...known.main, ...known.others].find(({ code }) => code === locale)?.name ?? locale

  const texts = Object.fromEntries(
    TEXTS.map(name => [name, vigentes === null ? values[name] : withoutCopies(values[name], vigentes[name] ?? [])]),
  )
  const all = TEXTS.filter(name => hasText(values[name])).length
  const { wanted, served } = textosDePaises(
    texts,
    countries.map(({ code }) => code),
    languagesOf,
  )
  const inWords = (codes: readonly string[]) => listed(codes.map(each => countries.find(({ code }) => code === each)?.name || each))
  const complete = ({ locale, missing: [first = ''] }: TextosQueFaltan) => {
    dispatch(localeChosen({ formId, locale }))
    focusField(fieldOf(formId, first))
  }
  const shortName = (locale: string) => nameOf(locale).replace(/ \(.*\)$/, '')
  if (all === 0 || (wanted.length === 0 && served.length === 0)) return null
  const done = served.length > 0 && <p className={styles.done}>Nada falta para {inWords(served)}</p>
  if (wanted.length === 0) return <div className={styles.wants}>{done}</div>

  const some = wanted.filter(({ missing }) => missing.length < all)
  const none = wanted.filter(({ missing }) => missing.length === all)
  const next = wanted.reduce((best, each) => (each.missing.length < best.missing.length ? each : best))
  const groups = joined([...some, ...none])
  return (
    <div className={styles.wants} role="group" aria-label="Textos para sus países">
      <div className={styles.head}>
        <h3 className={styles.title}>
          <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
            <Icon name="chevron-right" />
            <span>Faltan textos para sus países</span>
          </button>
        </h3>
        <Badge tone="warning" text={counted(wanted.length, 'idioma', 'idiomas')} />
        <p className={styles.sum}>{sumInWords(some.length, none.length)}</p>
        <TextButton onPress={() => complete(next)}>Completar {lowered(shortName(next.locale))}</TextButton>
      </div>
      <div id={listId}>
        {isOpen && (
          <>
            <ul>
              {groups.map(({ missing, languages }) => (
                <li key={missing.join()} className={styles.group}>
                  <p className={styles.text}>
                    <b>
                      {missing.length === 1 ? 'Falta' : 'Faltan'} para {inWords(languages.flatMap(each => each.countries))}:
                    </b>{' '}
                    {missingInWords(missing, all)}
                  </p>
                  <ul className={styles.languages}>
                    {languages.map(each => (
                      <li key={each.locale}>
                        <button
                          type="button"
                          className={styles.language}
                          title={`Para ${inWords(each.countries)}`}
                          onClick={() => complete(each)}
                        >
                          <TextsDot texts={each.texts} />
                          <span className="visually-hidden">Completar los textos en </span>
                          {shortName(each.locale)} <span className={styles.code}>{each.locale}</span>
                        </button>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            {done}
          </>
        )}
      </div>
    </div>
  )
}
