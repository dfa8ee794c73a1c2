import { memo, type Ref } from 'react'
import { differencesInWords } from '@/features/traducciones/archivo/textDifferences'
import { changedInWords, convertedInWords, placeOf } from '@/features/traducciones/archivo/words'
import { languageTag } from '@/shared/locales'
import { canBeAccepted, type Proposal } from '@/features/traducciones/archivo/proposals'
import { plainName } from '@/shared/richName'
import { Diff } from '@/kits/history/views/Diff'
import { AcceptBox } from '@/features/traducciones/importar/AcceptBox'
import { classes } from '@/ui/classes'
import { RichName } from '@/ui/RichName'
import styles from '@/features/traducciones/importar/ProposalLine.module.css'

interface ProposalLineProps {
  proposal: Proposal
  idioma: string
  /** Source language of the file. */
  origen: string
  /** Language as an HTML tag. */
  lang: string
  isAccepted: boolean
  /** Time of the change in the application, if known. */
  momento: string | undefined
  line: number
  measure: Ref<HTMLTableRowElement>
  onChoose: (keys: readonly string[], isAccepted: boolean) => void
}

const Here = ({ proposal: { motivo, ahora, hasChangedHere }, momento }: Pick<ProposalLineProps, 'proposal' | 'momento'>) => {
  if (motivo !== null)
    return (
      <span className={styles.muted} lang="es">
        {motivo}
      </span>
    )
  return (
    <>
      {ahora.trim() === '' ? (
        <span className={styles.muted} lang="es">
          Sin texto
        </span>
      ) : (
        <RichName text={ahora} />
      )}
      {hasChangedHere && (
        <span className={styles.note} lang="es">
          {changedInWords(momento)}
        </span>
      )}
    </>
  )
}

/** Reasons to check a text before it is accepted. */
const Doubts = ({ proposal: { read, diferencias } }: Pick<ProposalLineProps, 'proposal'>) => {
  const doubts = [
    ...(read.conversion === null ? [] : [convertedInWords(read.conversion)]),
    ...(diferencias === null ? [] : [differencesInWords(diferencias)]),
  ]
  return doubts.map(doubt => (
    <span key={doubt} className={classes(styles.note, styles.doubt)} lang="es">
      {doubt}
    </span>
  ))
}

/** Proposal with its source, the current text, the text of the file, and their differences [TX-05]. */
export const ProposalLine = memo((props: ProposalLineProps) => {
  const { proposal, idioma, origen, lang, isAccepted, momento, line, measure, onChoose } = props
  const { key, grupo, ahora, read, texto } = proposal
  const { campo, nombre, tipo } = placeOf(proposal)
  return (
    <tr ref={measure} role="row" className={classes(styles.row, !isAccepted && styles.off)} data-index={line} aria-rowindex={line + 2}>
      <td role="cell">
        {canBeAccepted(proposal) && (
          <AcceptBox
            label={`Aceptar ${campo} de ${plainName(nombre)}`}
            isAccepted={isAccepted}
            onChange={() => onChoose([key], !isAccepted)}
          />
        )}
      </td>
      <th role="rowheader" scope="row" className={styles.place}>
        <b>{campo}</b>
        <span>
          <RichName text={nombre} /> · {tipo}
        </span>
      </th>
      <td role="cell" lang={languageTag(origen)} dir="auto" data-of={`Origen en ${origen}`}>
        <RichName text={texto?.origen ?? read.origen} />
      </td>
      <td role="cell" lang={lang} dir="auto" data-of={`Ahora en ${idioma}`}>
        <Here proposal={proposal} momento={momento} />
      </td>
      <td role="cell" lang={lang} dir="auto" data-of="En el archivo">
        {ahora.trim() === '' ? <RichName text={read.destino} /> : <Diff before={ahora} after={read.destino} />}
        <Doubts proposal={proposal} />
        {grupo === 'anteriores' && texto && (
          <span className={styles.note} lang="es">
            Origen: <Diff before={read.origen} after={texto.origen} />
          </span>
        )}
      </td>
    </tr>
  )
})
ProposalLine.displayName = 'ProposalLine'
