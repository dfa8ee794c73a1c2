import { isTaken, isEmptied, type ProductDifference } from '@/features/productos/model/comparison'
import { plainName } from '@/shared/richName'
import { DifferenceCells, type DifferenceProps } from '@/features/productos/edit/comparison/DifferenceCells'
import type { ValueNames } from '@/features/productos/edit/comparison/useValueNames'
import { fields } from '@/features/productos/edit/labels'
import { Icon } from '@/ui/buttons/Icon'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { RichName } from '@/ui/RichName'
import styles from '@/features/productos/edit/comparison/DifferenceRow.module.css'

const nameOf = (difference: ProductDifference, names: ValueNames): string => {
  if (difference.kind === 'linea') {
    const line = difference.own ?? difference.other
    return line ? names.linea(line) : ''
  }
  if (difference.kind !== 'lista') return fields[difference.campo].label
  return difference.campo === 'iconos' ? (names.icono(difference.id)?.label ?? `Icono ${difference.id}`) : names.estado(difference.id)
}

const lossInWords = ({ kind }: ProductDifference): string =>
  kind === 'lista' || kind === 'linea' ? 'se quita de este producto' : 'se vacía'

/** Row of one difference. One button brings the value and then undoes this, so that the focus stays [CM-01]. */
export const DifferenceRow = ({ onTake, onUndo, ...props }: DifferenceProps & { onTake: () => void; onUndo: () => void }) => {
  const { difference, now, other, names } = props
  const isBrought = isTaken(now, difference, other)
  const name = nameOf(difference, names)
  const idioma = difference.kind === 'texto' ? difference.idioma : null
  const whole = plainName(idioma === null ? name : `${name}, ${idioma}`)
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row">
        <RichName text={name} />
        {idioma !== null && <span className={styles.code}>{idioma}</span>}
      </th>
      <DifferenceCells {...props} isTaken={isBrought} />
      <td role="cell">
        <span className={styles.take}>
          {isBrought && <span className={styles.taken}>Traído</span>}
          <button
            type="button"
            className={isBrought ? buttonLook('link') : buttonLook('button', 'short')}
            aria-label={
              isBrought ? `Deshacer: ${whole}` : `Traer ${whole}${isEmptied(difference, other) ? `: ${lossInWords(difference)}` : ''}`
            }
            onClick={isBrought ? onUndo : onTake}
          >
            {isBrought ? (
              'Deshacer'
            ) : (
              <>
                <Icon name="arrow-left" />
                Traer
              </>
            )}
          </button>
        </span>
      </td>
    </tr>
  )
}
