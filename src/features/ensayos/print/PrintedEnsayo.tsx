import { useFormikContext } from 'formik'
import { useMemo, type ReactNode } from 'react'
import { PrintedGraficos } from '@/features/ensayos/chart/BarCharts'
import { countryName, selectCountryNames } from '@/features/ensayos/choices'
import { fields, labelOf } from '@/features/ensayos/edit/labels'
import type { EnsayoValues } from '@/features/ensayos/model/ensayoValues'
import { valorText } from '@/features/ensayos/model/valores'
import { selectEnsayo } from '@/features/ensayos/slice'
import { inLocale, languageTag, type LocaleMap } from '@/shared/locales'
import { adjuntosDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { resultadosDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { selectProductos } from '@/store/catalogues/choices'
import { cultivoNames, magnitudNames } from '@/store/catalogues/names'
import { useAppSelector } from '@/store/hooks'
import type { ImageDraft } from '@/store/imageDraft'
import { PrintedImage } from '@/ui/images/PrintedImage'
import { previewOf } from '@/ui/images/thumbnail'
import { PAPER_WIDTH, usePageRules } from '@/ui/print/pageRules'
import { showDecimal } from '@/ui/text/decimal'
import styles from '@/features/ensayos/print/PrintedEnsayo.module.css'

/** Text in place of a picture that is not saved yet. */
const UNSAVED = 'Imagen sin guardar'

const Texto = ({ map, locale }: { map: LocaleMap; locale: string }) => {
  const translated = inLocale(map, locale)
  return (
    <span lang={translated ? languageTag(locale) : undefined} dir="auto">
      {translated || inLocale(map)}
    </span>
  )
}

const hasTexto = (map: LocaleMap, locale: string): boolean => inLocale(map, locale) !== '' || inLocale(map) !== ''

const Dato = ({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? styles.wide : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** Printed trial: the values of the form, unsaved edits included, in the chosen language. Parts without content are left out [FT-04]. */
export const PrintedEnsayo = () => {
  const { values } = useFormikContext<EnsayoValues & { imagen: ImageDraft }>()
  const { opened, locale, resultados, adjuntos } = useAppSelector(selectEnsayo)
  const cultivos = useAppSelector(cultivoNames.selectNames)
  const countries = useAppSelector(selectCountryNames)
  const units = useAppSelector(magnitudNames.selectNames)
  const productos = useAppSelector(selectProductos).filter(({ id }) => values.productos.includes(id))
  const { codigo, nombre, fecha, pais, cultivo, roi } = values
  const facts = [
    ['fecha', fecha],
    ['pais', countryName(countries, pais)],
    ['cultivo', cultivos.get(cultivo ?? 0) ?? ''],
    ['roi', showDecimal(roi, 2)],
  ] as const
  const texts = (['dosis', 'momento_de_aplicacion', 'descripcion'] as const).filter(name => hasTexto(values[name], locale))
  const name = inLocale(nombre, locale) || inLocale(nombre)
  usePageRules(useMemo(() => [{ page: 'ensayo', foot: [codigo, name].filter(Boolean).join(' · ') }], [codigo, name]))
  const picture = values.imagen.kind === 'keep' ? opened?.imagen : null
  return (
    <article data-paper style={{ page: 'ensayo' }}>
      <header className={styles.head}>
        <p className={styles.code}>{codigo}</p>
        <h1>
          <Texto map={nombre} locale={locale} />
        </h1>
      </header>
      <div className={styles.facts}>
        <dl>
          {facts.map(
            ([name, text]) =>
              text !== '' && (
                <Dato key={name} label={fields[name].label}>
                  {text}
                </Dato>
              ),
          )}
          {texts.map(name => (
            <Dato key={name} label={fields[name].label} isWide>
              <Texto map={values[name]} locale={locale} />
            </Dato>
          ))}
          {productos.length > 0 && (
            <Dato label={fields.productos.label} isWide>
              {productos.map(({ label }) => label).join(' · ')}
            </Dato>
          )}
        </dl>
        {values.imagen.kind === 'chosen' && <p className={styles.note}>{UNSAVED}</p>}
        {picture && <PrintedImage src={previewOf(picture)} />}
      </div>
      {resultados.length > 0 && (
        <Part title={labelOf(resultadosDeEnsayo.name)}>
          <table className={styles.results}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Valor</th>
                <th scope="col">Magnitud</th>
                <th scope="col">Descripción</th>
              </tr>
            </thead>
            <tbody>
              {resultados.map(({ id, valor, magnitud, descripcion }) => (
                <tr key={id}>
                  <td>{valorText(valor)}</td>
                  <td>{units.get(magnitud ?? 0) ?? ''}</td>
                  <td>
                    <Texto map={descripcion} locale={locale} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <PrintedGraficos width={PAPER_WIDTH} />
        </Part>
      )}
      {adjuntos.length > 0 && (
        <Part title={labelOf(adjuntosDeEnsayo.name)}>
          <ul className={styles.pictures}>
            {adjuntos.map(({ id, imagen, descripcion, picture: draft }) => (
              <li key={id}>
                {draft.kind === 'chosen' ? <p className={styles.note}>{UNSAVED}</p> : imagen && <PrintedImage src={previewOf(imagen)} />}
                <p>
                  <Texto map={descripcion} locale={locale} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  )
}
