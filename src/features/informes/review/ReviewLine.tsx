import { memo, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { direccionOf } from '@/kits/history/model/recordAddress'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import { countOf, isOfLanguage } from '@/features/informes/revision'
import { cellOpened } from '@/features/informes/slice'
import { hashOfColumna, type Celda, type Fila } from '@/shared/review'
import { RichName } from '@/ui/RichName'
import { useAppDispatch } from '@/store/hooks'
import { searchOf } from '@/store/screens/askedLocale'
import styles from '@/features/informes/review/ReviewLine.module.css'

interface ReviewLineProps {
  fila: Fila
  idioma: string
  titulos: ReadonlyMap<string, string>
  /** True if there is a column for cells in the default locale. */
  hasFillings: boolean
  index: number
  measure: Ref<HTMLTableRowElement>
}

/** Address of the form section with the field, in the missing language. */
const linkOf = ({ tipo, id }: Fila, celda: Celda, idioma: string) => ({
  pathname: direccionOf(tipo, id)?.to ?? '',
  search: idioma !== DEFAULT_LOCALE && isOfLanguage(celda) ? searchOf(idioma) : '',
  hash: hashOfColumna(celda.columna),
})

/** Cells in order, blank ones first. */
const inOrder = (celdas: readonly Celda[]): Celda[] => [
  ...celdas.filter(({ motivo }) => motivo === 'vacia'),
  ...celdas.filter(({ motivo }) => motivo !== 'vacia'),
]

/** Product with missing cells, each a link to the field of the form [CM-02]. */
export const ReviewLine = memo(({ fila, idioma, titulos, hasFillings, index, measure }: ReviewLineProps) => {
  const dispatch = useAppDispatch()
  const { codigo, nombre, celdas } = fila
  const [blank, filled] = [countOf(fila, 'vacia'), countOf(fila, 'es_ES')]
  const name = plainName(nombre) || codigo
  return (
    <tr ref={measure} role="row" className={styles.row} data-index={index} aria-rowindex={index + 2}>
      <td role="cell" className={styles.code}>
        {codigo}
      </td>
      <th role="rowheader" scope="row" className={styles.name}>
        <RichName text={nombre} />
      </th>
      <td role="cell" className={styles.number} data-none={blank === 0 || undefined}>
        {blank}
        <span className="phone-only"> {blank === 1 ? 'vacía' : 'vacías'}</span>
      </td>
      {hasFillings && (
        <td role="cell" className={styles.number} data-none={filled === 0 || undefined}>
          {filled}
          <span className="phone-only"> en es_ES</span>
        </td>
      )}
      <td role="cell" className={styles.where}>
        <span className={styles.cells}>
          {inOrder(celdas).map(celda => {
            const titulo = titulos.get(celda.columna) ?? celda.columna
            const isFilled = celda.motivo === 'es_ES'
            return (
              <Link
                key={celda.columna}
                className={styles.link}
                data-columna={celda.columna}
                onClick={({ ctrlKey, metaKey }) => {
                  // A link in a new tab leaves this page open.
                  if (!ctrlKey && !metaKey) dispatch(cellOpened({ id: fila.id, columna: celda.columna }))
                }}
                to={linkOf(fila, celda, idioma)}
                aria-label={`${titulo}${isFilled ? ` ${DEFAULT_LOCALE}` : ''} de ${name}`}
              >
                <span className={styles.what}>{titulo}</span> {isFilled && <span className={styles.locale}>{DEFAULT_LOCALE}</span>}
              </Link>
            )
          })}
        </span>
      </td>
    </tr>
  )
})
ReviewLine.displayName = 'ReviewLine'
