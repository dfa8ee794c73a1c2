import { Link } from 'react-router-dom'
import { FileFacts } from '@/features/importar/FileFacts'
import { ImportHeader } from '@/features/importar/ImportHeader'
import { listPath } from '@/features/importar/places'
import { codeTitle } from '@/features/importar/review/columns'
import { countsOf } from '@/features/importar/review/words'
import { Facts } from '@/features/importar/result/Facts'
import { FailedRows } from '@/features/importar/result/FailedRows'
import { LeftNote, LeftSection } from '@/features/importar/result/LeftSection'
import { UndoSection } from '@/features/importar/result/UndoSection'
import { factsOf, leftInWords, resultTitle } from '@/features/importar/result/words'
import { isSettled, type ImportRun } from '@/features/importar/model/importRun'
import {
  isUndoing,
  leftDownloadRequested,
  otherFileRequested,
  resumeRequested,
  retryRequested,
  selectImport,
} from '@/features/importar/slice'
import { rowsInWords } from '@/features/importar/words'
import { capitalized } from '@/shared/capitalized'
import { resourceHeads } from '@/shared/resources/names'
import { selectExtensions } from '@/store/configuration'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { ActionBar } from '@/ui/form/ActionBar'
import { Page } from '@/ui/page/Page'
import { FailedLine } from '@/ui/progress/FailedLine'
import { tableMomentOf } from '@/ui/text/dates'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/result/ResultPage.module.css'

/** Fourth page: written rows, failed rows, undo [IX-06, IX-07]. */
export const ResultPage = ({ run }: { run: ImportRun }) => {
  const dispatch = useAppDispatch()
  const { review, undo } = useAppSelector(selectImport)
  const extensions = useAppSelector(selectExtensions)
  const { recurso, fileName, rows, names, left, entry, at } = run
  const failed = rows.filter(({ state }) => state === 'failed')
  const unwritten = rows.filter(({ state }) => state === 'failed' || state === 'left')
  const waiting = rows.filter(({ state }) => state === 'waiting').length
  const unmade = names.filter(({ reason }) => reason !== null)
  const isAllWell = isSettled(run)
  const isBeingUndone = isUndoing({ undo })
  const isMissing = unwritten.length + waiting + left.length > 0
  const download = (
    <Button small icon="download" onPress={() => dispatch(leftDownloadRequested())}>
      Descargar lo que falta
    </Button>
  )
  const problem = waiting > 0 ? `${numero(waiting)} sin hacer: se detuvo` : `${rowsInWords(failed.length)} sin importar`
  return (
    <>
      <Page width="wide" bar="after">
        <ImportHeader recurso={recurso} step={4} title={resultTitle(run)} />
        <FileFacts name={fileName}>
          <span>{tableMomentOf(at)}</span>
          {extensions && entry !== null && (
            <Link className="link" to="/actividad">
              Ver en Actividad
            </Link>
          )}
        </FileFacts>
        <Facts facts={factsOf(run, review && countsOf(review.rows).same)} />
        {unwritten.length > 0 && (
          <LeftSection
            title="No se han podido importar"
            count={unwritten.length}
            actions={
              <div className={styles.actions}>
                {download}
                {failed.length > 0 && (
                  <Button
                    small
                    variant={waiting === 0 ? 'primary' : 'secondary'}
                    isDisabled={isBeingUndone}
                    onPress={() => dispatch(retryRequested({ run: run.id, row: null }))}
                  >
                    {failed.length === 1 ? 'Reintentar la fila' : `Reintentar las ${numero(failed.length)}`}
                  </Button>
                )}
              </div>
            }
          >
            {unmade.map(({ key, recurso: kind, text, reason }) => (
              <FailedLine key={key}>
                {capitalized(resourceHeads[kind].noun.one)} «{text}»: {reason}
              </FailedLine>
            ))}
            <FailedRows
              run={run.id}
              recurso={recurso}
              code={codeTitle(recurso)}
              rows={unwritten}
              hasHistory={extensions}
              isDisabled={isBeingUndone}
            />
            {left.length > 0 && <LeftNote>{leftInWords(left, true)}</LeftNote>}
          </LeftSection>
        )}
        {unwritten.length === 0 && isMissing && (
          <div className={styles.aside}>
            <LeftNote>{left.length > 0 && leftInWords(left, false)}</LeftNote>
            {download}
          </div>
        )}
        {extensions && entry !== null && <UndoSection run={run} undo={undo} />}
      </Page>
      <ActionBar label="Importación terminada" width="wide" error={isAllWell ? null : problem}>
        <Button isDisabled={isBeingUndone} onPress={() => dispatch(otherFileRequested())}>
          Otro archivo
        </Button>
        <LinkButton to={listPath(recurso)} variant={isAllWell ? 'primary' : 'secondary'}>
          Ir a la lista
        </LinkButton>
        {waiting > 0 && (
          <Button variant="primary" isDisabled={isBeingUndone} onPress={() => dispatch(resumeRequested({ run: run.id }))}>
            Seguir con {waiting === 1 ? 'la que falta' : `las ${numero(waiting)}`}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
