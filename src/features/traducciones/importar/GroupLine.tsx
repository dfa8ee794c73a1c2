import type { Ref } from 'react'
import { acceptedOfGroup, hintOf, tituloOf } from '@/features/traducciones/archivo/words'
import { numero } from '@/ui/text/numero'
import type { GroupOfProposals } from '@/features/traducciones/importar/useProposals'
import { AcceptBox } from '@/features/traducciones/importar/AcceptBox'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/traducciones/importar/GroupLine.module.css'

interface GroupLineProps {
  group: GroupOfProposals
  isOpen: boolean
  /** Source language of the file. */
  origen: string
  line: number
  measure: Ref<HTMLTableRowElement>
  onToggle: () => void
  onChoose: (keys: readonly string[], isAccepted: boolean) => void
}

/** Group of texts, which opens, with one check box for all of them. */
export const GroupLine = ({ group, isOpen, origen, line, measure, onToggle, onChoose }: GroupLineProps) => {
  const { grupo, proposals, accepted } = group
  const isChoice = grupo !== 'desconocidos'
  const isAll = accepted === proposals.length
  return (
    <tr ref={measure} role="row" className={styles.group} data-index={line} aria-rowindex={line + 2}>
      <td role="cell">
        {isChoice && (
          <AcceptBox
            label={`Aceptar todos: ${tituloOf(grupo)}`}
            isAccepted={isAll}
            isMixed={accepted > 0 && !isAll}
            onChange={() =>
              onChoose(
                proposals.map(({ key }) => key),
                !isAll,
              )
            }
          />
        )}
      </td>
      <th role="rowheader" scope="rowgroup" colSpan={4}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name="chevron-right" />
          <span className={styles.name}>{tituloOf(grupo)}</span>
          <span className={styles.count}>{numero(proposals.length)}</span>
          <span className={styles.hinted}>{hintOf(grupo, origen)}</span>
          <span className={styles.end}>{isChoice && acceptedOfGroup(accepted, proposals.length)}</span>
        </button>
      </th>
    </tr>
  )
}
