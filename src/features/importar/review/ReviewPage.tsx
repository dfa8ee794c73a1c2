import { useMemo, useState } from 'react'
import { FileFacts } from '@/features/importar/FileFacts'
import { ImportHeader } from '@/features/importar/ImportHeader'
import type { ImportableName } from '@/features/importar/model/resources'
import type { ImportFile, ImportSheet, ReviewedRow, RowState } from '@/features/importar/model/types'
import { listPath } from '@/features/importar/places'
import { changingColumns, reviewColumns } from '@/features/importar/review/columns'
import { MissingNames } from '@/features/importar/review/MissingNames'
import { ReviewTable } from '@/features/importar/review/ReviewTable'
import { allSameInWords, countsOf, importedIn, nothingShownInWords, planInWords, reviewingInWords } from '@/features/importar/review/words'
import { stateWords } from '@/features/importar/RowMark'
import { columnsRequested, isRevised, reviewRequested, runRequested, selectImport, type ReviewState } from '@/features/importar/slice'
import { rowsInWords } from '@/features/importar/words'
import { counted } from '@/shared/counted'
import { plainName } from '@/shared/richName'
import { componentes } from '@/store/catalogues'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { Segments } from '@/ui/choices/Segments'
import { ActionBar } from '@/ui/form/ActionBar'
import { EmptyState } from '@/ui/page/EmptyState'
import { Page } from '@/ui/page/Page'
import type { TextColumn } from '@/ui/table/model/prepare'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { Count } from '@/ui/table/tools/TableCount'
import { useFound } from '@/ui/table/useFound'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/review/ReviewPage.module.css'

interface ReviewPageProps {
  recurso: ImportableName
  file: ImportFile
  sheet: ImportSheet
  review: ReviewState
}

type Filter = RowState | 'all'

const STATES: readonly RowState[] = ['new', 'changed', 'same', 'error', 'repeated']

const SEARCHED: readonly TextColumn<ReviewedRow>[] = [
  { key: 'fila', text: ({ number }) => String(number) },
  { key: 'codigo', text: ({ code }) => code },
  { key: 'nombre', text: ({ name }) => plainName(name) },
  {
    key: 'celdas',
    text: ({ cells }) =>
      Object.values(cells)
        .map(({ before, after }) => `${before} ${after}`)
        .join(' '),
  },
]

/** Rows with a state that match the search. */
const useShownRows = (rows: readonly ReviewedRow[], filter: Filter, term: string) => {
  const inState = useMemo(() => (filter === 'all' ? rows : rows.filter(({ state }) => state === filter)), [rows, filter])
  return useFound(inState, SEARCHED, term)
}

/** Third page: every row with its change, for confirmation before anything is written [IX-03, IX-04, IX-05]. */
export const ReviewPage = ({ recurso, file, sheet, review: { rows, missing, progress, problem } }: ReviewPageProps) => {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectImport)
  const { matches, decisions } = state
  const components = useAppSelector(componentes.selectAll)
  const [filter, setFilter] = useState<Filter>('all')
  const [isBrief, setBrief] = useState(true)
  const [term, setTerm] = useState('')
  const counts = useMemo(() => countsOf(rows), [rows])
  const columns = useMemo(() => reviewColumns(recurso, matches, components), [recurso, matches, components])
  const shownColumns = useMemo(() => (isBrief ? changingColumns(columns.others, rows) : columns.others), [isBrief, columns, rows])
  const shown = useShownRows(rows, filter, term)
  const { length: total } = rows
  const toWrite = importedIn(counts)
  const isReady = progress === null && problem === null
  const isAllSame = isReady && total > 0 && counts.same === total
  const used = matches.filter(({ target }) => target !== null).length
  const options = [
    { key: 'all' as const, label: 'Todas', count: total },
    ...STATES.map(key => ({ key, label: stateWords[key], count: counts[key] })),
  ]
  return (
    <Page width="list" flows>
      <ImportHeader
        recurso={recurso}
        step={2}
        count={<Count>{progress ? reviewingInWords(progress.done, progress.total) : rowsInWords(total)}</Count>}
        tools={<TableSearch label="Buscar en las filas" placeholder="Buscar" term={term} onSearch={setTerm} />}
      />
      <FileFacts name={file.name}>
        {sheet.name !== '' && <span>Hoja {sheet.name}</span>}
        <span>
          {used} de {counted(sheet.titles.length, 'columna', 'columnas')}
        </span>
        <span>Nada se ha escrito todavía</span>
      </FileFacts>
      {problem !== null ? (
        <EmptyState icon="alert-circle" text={problem} action={<Button onPress={() => dispatch(reviewRequested())}>Reintentar</Button>} />
      ) : (
        <>
          <MissingNames missing={missing} decisions={decisions} />
          <div className={styles.bar}>
            <div className={styles.states} role="radiogroup" aria-label="Filas por lo que les pasa">
              <Segments
                small
                value={filter}
                onChange={setFilter}
                options={options.map(({ key, label, count }) => ({
                  value: key,
                  label,
                  content: (
                    <span>
                      {label} <span className={styles.count}>{numero(count)}</span>
                    </span>
                  ),
                }))}
              />
            </div>
            <label className={styles.brief}>
              <input type="checkbox" checked={isBrief} onChange={({ target }) => setBrief(target.checked)} />
              Solo columnas que cambian
            </label>
          </div>
          {shown.length > 0 && <ReviewTable rows={shown} columns={columns} shown={shownColumns} />}
          {shown.length === 0 && isReady && <EmptyState icon="search" text={nothingShownInWords(term.trim() !== '')} />}
        </>
      )}
      <ActionBar
        label="Importar las filas"
        width="list"
        status={isAllSame ? allSameInWords(total) : isReady && `${numero(toWrite)} de ${rowsInWords(total)}`}
      >
        <p className={styles.hint}>
          {isReady && !isAllSame && <span className="phone-hidden">{planInWords(counts, missing, decisions)}</span>}
        </p>
        {isAllSame && <LinkButton to={listPath(recurso)}>Ir a la lista</LinkButton>}
        <Button onPress={() => dispatch(columnsRequested())}>Volver a columnas</Button>
        <Button
          variant="primary"
          busy={isReady && !isRevised(state)}
          isDisabled={!isReady || toWrite === 0}
          onPress={() => dispatch(runRequested())}
        >
          Importar {numero(toWrite)}
        </Button>
      </ActionBar>
    </Page>
  )
}
