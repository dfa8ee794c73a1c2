import { isTraida, isVaciada, type Fila } from '@/features/productos/model/comparacion'
import { plainName } from '@/shared/richName'
import { Celdas, type FilaProps } from '@/features/productos/edit/comparar/Celdas'
import type { Nombres } from '@/features/productos/edit/comparar/useNombres'
import { fields } from '@/features/productos/edit/labels'
import { Icon } from '@/ui/buttons/Icon'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { RichName } from '@/ui/RichName'
import styles from '@/features/productos/edit/comparar/FilaView.module.css'

const nameOf = (fila: Fila, nombres: Nombres): string => {
  if (fila.kind === 'linea') {
    const line = fila.own ?? fila.other
    return line ? nombres.linea(line) : ''
  }
  if (fila.kind !== 'lista') return fields[fila.campo].label
  return fila.campo === 'iconos' ? (nombres.icono(fila.id)?.label ?? `Icono ${fila.id}`) : nombres.estado(fila.id)
}

const lossInWords = ({ kind }: Fila): string => (kind === 'lista' || kind === 'linea' ? 'se quita de este producto' : 'se vacía')

/** One difference, with what brings it and then takes it back: the button keeps the focus [CM-01]. */
export const FilaView = ({ onTake, onUndo, ...props }: FilaProps & { onTake: () => void; onUndo: () => void }) => {
  const { fila, now, other, nombres } = props
  const isTaken = isTraida(now, fila, other)
  const name = nameOf(fila, nombres)
  const idioma = fila.kind === 'texto' ? fila.idioma : null
  const whole = plainName(idioma === null ? name : `${name}, ${idioma}`)
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row">
        <RichName text={name} />
        {idioma !== null && <span className={styles.code}>{idioma}</span>}
      </th>
      <Celdas {...props} isTaken={isTaken} />
      <td role="cell">
        <span className={styles.take}>
          {isTaken && <span className={styles.taken}>Traído</span>}
          <button
            type="button"
            className={isTaken ? buttonLook('link') : buttonLook('button', 'short')}
            aria-label={isTaken ? `Deshacer: ${whole}` : `Traer ${whole}${isVaciada(fila, other) ? `: ${lossInWords(fila)}` : ''}`}
            onClick={isTaken ? onUndo : onTake}
          >
            {isTaken ? (
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
