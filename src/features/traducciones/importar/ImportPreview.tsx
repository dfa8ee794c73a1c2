import { useState, type ReactNode } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import { languagesInWords, nothingInWords, sameInWords, writtenInWords } from '@/features/traducciones/archivo/words'
import { textosInWords } from '@/ui/text/textosInWords'
import { numero } from '@/ui/text/numero'
import { AcceptBar } from '@/features/traducciones/importar/AcceptBar'
import { ImportHeader } from '@/features/traducciones/importar/ImportHeader'
import { ProposalsTable } from '@/features/traducciones/importar/ProposalsTable'
import { choiceMade } from '@/features/traducciones/importar/slice'
import { fileDialog } from '@/features/traducciones/importar/fileDialog'
import { useFileDialog } from '@/ui/images/useFileDialog'
import { useProposals } from '@/features/traducciones/importar/useProposals'
import { useIdiomas } from '@/features/traducciones/useIdiomas'
import { textosLaid } from '@/features/traducciones/slice'
import { Button } from '@/ui/buttons/Button'
import { Rest } from '@/ui/buttons/Rest'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { Notice } from '@/ui/form/Notice'
import { EmptyState } from '@/ui/page/EmptyState'
import { Page } from '@/ui/page/Page'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { Count } from '@/ui/table/tools/TableCount'
import styles from '@/features/traducciones/importar/ImportPreview.module.css'

interface ImportPreviewProps {
  archivo: Archivo
  nombre: string
  /** Name of another file that is being read; null for none. */
  reading: string | null
  /** Reason why another file was not read. */
  problem: string | null
  /** Question about the language of another file. */
  question: ReactNode
  onFile: (file: File) => void
}

/** Preview of an imported file, in which the user chooses the texts for the workbench [TX-05]. */
export const ImportPreview = ({ archivo, nombre, reading, problem, question, onFile }: ImportPreviewProps) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { nombreOf } = useIdiomas()
  const [term, setTerm] = useState('')
  const [read, setRead] = useState({ archivo, times: 1 })
  // Resets the preview when another file is read.
  if (read.archivo !== archivo) {
    setRead({ archivo, times: read.times + 1 })
    setTerm('')
  }
  const { input, ask } = useFileDialog({ ...fileDialog, onFile })
  const { idioma, origen, formato } = archivo
  const { groups, isAccepted, iguales, accepted, acceptable, total, found } = useProposals(archivo, term)
  const [isNothing, shownOf] = [total === iguales, textosInWords(total)]
  const path = `/traducciones/${idioma}`
  const lay = () => {
    const textos = accepted.flatMap(({ key, texto, read, vale }) =>
      texto ? [{ key, destino: texto.destino, texto: read.destino, vale }] : [],
    )
    dispatch(textosLaid({ idioma, textos }))
    void navigate(`${path}?estado=sin-guardar${origen === DEFAULT_LOCALE ? '' : `&desde=${origen}`}`)
  }
  const facts = [
    formato,
    languagesInWords(archivo, nombreOf),
    writtenInWords(archivo),
    iguales > 0 && !isNothing ? sameInWords(iguales) : null,
  ].filter(fact => fact !== null)
  return (
    <Page width="list">
      <ImportHeader
        idioma={idioma}
        count={<Count>{term.trim() === '' ? shownOf : `${numero(found)} de ${shownOf}`}</Count>}
        tools={!isNothing && <TableSearch label="Buscar en los textos del archivo" placeholder="Buscar" term={term} onSearch={setTerm} />}
        actions={
          <>
            {/* Takes the focus, because the button that chose the file has unmounted, and there is no table to focus. */}
            <Button autoFocus={isNothing} icon="upload" onPress={ask}>
              <Rest>Otro archivo</Rest>
            </Button>
            {input}
          </>
        }
      />
      <div className={styles.facts}>
        <b>{nombre}</b>
        {facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
        <span role="status">{reading !== null && `Leyendo ${reading} ...`}</span>
      </div>
      {question}
      <div role="alert">
        {problem !== null && <Notice tone="error" icon="alert-circle" title={problem} detail={`Sigue abierto ${nombre}.`} />}
      </div>
      {isNothing ? (
        <EmptyState icon="check-circle" text={nothingInWords(iguales)} action={<LinkButton to={path}>Volver a la mesa</LinkButton>} />
      ) : (
        <>
          {groups.length === 0 ? (
            <EmptyState
              icon="search"
              text="No hay textos que cumplan la búsqueda"
              action={<Button onPress={() => setTerm('')}>Quitar la búsqueda</Button>}
            />
          ) : (
            <ProposalsTable
              key={read.times}
              archivo={archivo}
              groups={groups}
              isAccepted={isAccepted}
              isSearched={term.trim() !== ''}
              onChoose={(keys, isChosen) => dispatch(choiceMade({ keys, isAccepted: isChosen }))}
            />
          )}
          <AcceptBar accepted={accepted.length} acceptable={acceptable} onCancel={() => void navigate(path)} onLay={lay} />
        </>
      )}
    </Page>
  )
}
