import { useFormikContext } from 'formik'
import { useId } from 'react'
import { useDispatch } from 'react-redux'
import { counted } from '@/domain/counted'
import { listed } from '@/domain/draft/words'
import { hasText } from '@/domain/locales'
import { languagesOf } from '@/domain/locales/languagesOf'
import { lowered } from '@/domain/lowered'
import { TEXTS_IN_FORM } from '@/domain/producto/productoFields'
import type { ProductoValues } from '@/domain/producto/productoValues'
import { textosDePaises, type TextosQueFaltan } from '@/domain/producto/textosDePaises'
import { labelOf } from '@/features/productos/edit/labels'
import { localeChosen, selectProducto } from '@/features/productos/slice'
import { focusField } from '@/forms/focusField'
import { useSelect } from '@/store/useSelect'
import button from '@/ui/buttons/Button.module.css'
import { Badge } from '@/ui/lists/Badge'
import locales from '@/ui/locales/LocaleSelect.module.css'
import { useLocales } from '@/ui/locales/useLocales'
import styles from '@/features/productos/edit/paises/TextosDePaises.module.css'

interface TextosDePaisesProps {
  /** In the order in which they are named; codes in capitals. */
  countries: readonly { code: string; name: string }[]
}

const NAMES = ['nombre', ...TEXTS_IN_FORM] as const
/** So many are named; of one more than that all are, for it would say no less. */
const NAMED = 5

const lowLabel = (field: string): string => {
  const label = labelOf(field)
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : lowered(label)
}

const missingInWords = (missing: readonly string[], all: number): string => {
  if (missing.length === all && all > 1) return `los ${all} textos`
  const named = missing.length > NAMED + 1 ? missing.slice(0, NAMED) : missing
  const rest = missing.length - named.length
  return named.map(lowLabel).join(', ') + (rest > 0 ? ` y ${rest} más` : '')
}

/** What the countries of a product want and lack, by language, each with the way there [TX-07]. */
export const TextosDePaises = ({ countries }: TextosDePaisesProps) => {
  const dispatch = useDispatch()
  const titleId = useId()
  const { values } = useFormikContext<ProductoValues>()
  const { formId } = useSelect(selectProducto)
  const known = useLocales('es_ES')
  const nameOf = (locale: string) => [...known.main, ...known.others].find(({ code }) => code === locale)?.name ?? locale

  const texts = Object.fromEntries(NAMES.map(name => [name, values[name]]))
  const all = NAMES.filter(name => hasText(values[name])).length
  const { wanted, served } = textosDePaises(
    texts,
    countries.map(({ code }) => code),
    languagesOf,
  )
  const inWords = (codes: readonly string[]) => listed(codes.map(each => countries.find(({ code }) => code === each)?.name || each))
  const complete = ({ locale, missing: [first = ''] }: TextosQueFaltan) => {
    dispatch(localeChosen({ formId, locale }))
    focusField(formId, first)
  }
  if (all === 0 || (wanted.length === 0 && served.length === 0)) return null
  return (
    <div className={styles.wants} role="group" aria-labelledby={wanted.length > 0 ? titleId : undefined}>
      {wanted.length > 0 && (
        <div className={styles.head}>
          <h3 className={styles.title} id={titleId}>
            Faltan textos para sus países
          </h3>
          <Badge tone="warning" text={counted(wanted.length, 'idioma', 'idiomas')} />
        </div>
      )}
      <ul>
        {wanted.map(each => (
          <li key={each.locale} className={styles.row}>
            <span className={locales.dot} data-texts={each.texts} />
            <p className={styles.text}>
              <b>
                {each.missing.length === 1 ? 'Falta' : 'Faltan'} para {inWords(each.countries)}:
              </b>{' '}
              {missingInWords(each.missing, all)}
            </p>
            <span className={styles.language}>
              {nameOf(each.locale).replace(/ \(.*\)$/, '')} {each.locale}
            </span>
            <button
              type="button"
              className={button.link}
              aria-label={`Completar los textos en ${lowered(nameOf(each.locale))}`}
              onClick={() => complete(each)}
            >
              Completar
            </button>
          </li>
        ))}
        {served.length > 0 && (
          <li className={styles.row} data-done>
            <span className={locales.dot} data-texts="full" />
            <p className={styles.text}>Nada falta para {inWords(served)}</p>
          </li>
        )}
      </ul>
    </div>
  )
}
