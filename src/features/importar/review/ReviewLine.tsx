import { Fragment, memo, type Ref } from 'react'
import { NO_KEY, NO_NAME } from '@/features/importar/model/columns'
import type { Decisions, ReviewedCell, ReviewedRow } from '@/features/importar/model/types'
import type { ReviewColumns, ReviewColumn } from '@/features/importar/review/columns'
import { CellValue, UndoSuggestion, WrongValue } from '@/features/importar/review/ReviewCell'
import { linesInWords } from '@/features/importar/review/words'
import { ReviewNote, WrongText } from '@/features/importar/review/ReviewNote'
import { RowMark } from '@/features/importar/RowMark'
import { rowSettled, selectImport } from '@/features/importar/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { TextButton } from '@/ui/buttons/TextButton'
import { classes } from '@/ui/classes'
import { RichName } from '@/ui/RichName'
import styles from '@/features/importar/review/ReviewLine.module.css'

interface ReviewLineProps {
  row: ReviewedRow
  columns: ReviewColumns
  /** Visible columns. */
  shown: readonly ReviewColumn[]
  line: number
  measure: Ref<HTMLTableRowElement>
  /** True if the lines of composition show below. */
  isOpen: boolean
  onToggle: (row: number) => void
}

/** Record chosen for a row: its id, or null for a new one; undefined without a choice. */
type Choice = Decisions['rows'][number] | undefined

/** True for a row without a record, which one of several is to be chosen for. */
const isUnresolved = ({ id, candidates }: ReviewedRow, choice: Choice): boolean =>
  id === null && candidates.length > 0 && choice === undefined

/** Choice of the row's record: one of the matching ones, or a new one [IX-03]. */
const Candidates = ({ row, choice }: { row: ReviewedRow; choice: Choice }) => {
  const dispatch = useAppDispatch()
  const { number, candidates } = row
  const settle = (made: { id: number | null } | null) => void dispatch(rowSettled({ row: number, choice: made }))
  return (
    <ReviewNote isDanger={isUnresolved(row, choice)}>
      <span className={styles.ways}>
        <DropdownMenu
          className={buttonLook('link')}
          label={`Elegir cuál${candidates.length > 1 ? ` de los ${candidates.length}` : ''}, fila ${number}`}
          items={candidates.map(({ id, name, detail }) => ({
            ...{ label: name, detail, onAction: () => settle({ id }) },
            ...(choice !== undefined && { checked: id === choice }),
          }))}
        >
          Elegir cuál
        </DropdownMenu>
        {choice === undefined ? (
          <TextButton aria-label={`Es nuevo: crear un registro con la fila ${number}`} onPress={() => settle({ id: null })}>
            Es nuevo
          </TextButton>
        ) : (
          <TextButton aria-label={`Deshacer: elección de la fila ${number}`} onPress={() => settle(null)}>
            Deshacer
          </TextButton>
        )}
      </span>
    </ReviewNote>
  )
}

/** Cell with an error: its id, and the title of its column. */
interface WrongCell {
  id: string
  title: string
}

/** Columns with an error; a press leads to the cell, which may be out of sight to the right. A phone shows all of them. */
const WrongColumns = ({ row, wrong }: { row: number; wrong: readonly WrongCell[] }) => (
  <span className={styles.wrong}>
    <ReviewNote isDanger>
      Error en{' '}
      {wrong.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <TextButton aria-label={`${title}: ir al error de la fila ${row}`} onPress={() => document.getElementById(id)?.focus()}>
            {title}
          </TextButton>
        </Fragment>
      ))}
    </ReviewNote>
  </span>
)

/** True for cells that differ from the record, or are invalid. */
const isShown = ({ state }: ReviewedCell): boolean => state !== 'same' && state !== 'kept'

interface NameProps {
  row: ReviewedRow
  columns: ReviewColumns
}

const OwnName = ({ row, columns: { nameAt } }: NameProps) => {
  const cell = row.cells[nameAt]
  // Reason of the row includes that of the missing name.
  if (cell?.state === 'error' && (row.reason === NO_NAME || row.reason === NO_KEY)) return <WrongText text={row.reason} />
  return (
    <>
      {cell && isShown(cell) ? <CellValue cell={cell} row={row} column={nameAt} kind="text" /> : <RichName text={row.name} />}
      {row.reason !== null && <ReviewNote isDanger={row.state === 'error'}>{row.reason}</ReviewNote>}
    </>
  )
}

/** Name of the row's record. The choice between several records stays, so that it can be changed. */
const Name = ({ choice, ...name }: NameProps & { choice: Choice }) => {
  const { code, reason, candidates } = name.row
  const isOpen = isUnresolved(name.row, choice)
  return (
    <>
      {isOpen ? <WrongText text={reason ?? `Hay ${candidates.length} con el ${code}`} /> : <OwnName {...name} />}
      {candidates.length > 0 && <Candidates row={name.row} choice={choice} />}
    </>
  )
}

const fullTitle = ({ title, locale }: ReviewColumn): string => (locale === null ? title : `${title} ${locale}`)

/** Row of the file, with its state and each value before and after [IX-03]. */
export const ReviewLine = memo(({ row, columns, shown, line, measure, isOpen, onToggle }: ReviewLineProps) => {
  const { number, state, code, lines, cells } = row
  const choice = useAppSelector(root => selectImport(root).decisions.rows[number])
  const accepted = useAppSelector(root => selectImport(root).decisions.cells)
  const isAccepted = (column: number) => `${number}/${column}` in accepted
  const codeCell = cells[columns.codeAt]
  const wrongLines = columns.lines.flatMap(({ column, title }) => {
    const cell = cells[column]
    return cell?.state === 'error' ? [{ column, title, cell }] : []
  })
  const kindOf = (column: number) => {
    const cellState = cells[column]?.state
    if (cellState === 'error') return 'error'
    if (state === 'new') return cells[column]?.after === '' ? undefined : 'new'
    return cellState === 'changed' || cellState === 'emptied' ? 'changed' : undefined
  }
  const cellId = (column: number | string) => `celda-${number}-${column}`
  const wrongCell = (column: number | string) => ({ id: cellId(column), tabIndex: -1 })
  const wrong = [
    ...shown.flatMap(each => (cells[each.column]?.state === 'error' ? [{ id: cellId(each.column), title: fullTitle(each) }] : [])),
    ...(wrongLines.length > 0 ? [{ id: cellId('composicion'), title: 'Composición' }] : []),
  ]
  const linesChange = lines?.shown.some(each => each.state !== 'same') === true
  return (
    <tr ref={measure} role="row" className={styles.row} data-index={line} data-state={state} aria-rowindex={line + 2} data-focus-home="th">
      <th role="rowheader" scope="row" className={styles.file} tabIndex={-1}>
        <span className={styles.number}>
          <span className={classes(styles.fila, 'phone-only')}>Fila </span>
          {number}
        </span>
        <RowMark state={state} />
      </th>
      {columns.code !== null && (
        <td role="cell" className={styles.code}>
          {codeCell && isShown(codeCell) ? <CellValue cell={codeCell} row={row} column={columns.codeAt} kind="code" /> : code}
        </td>
      )}
      <td
        role="cell"
        className={styles.name}
        data-kind={isUnresolved(row, choice) || cells[columns.nameAt]?.state === 'error' ? 'error' : undefined}
      >
        <Name row={row} columns={columns} choice={choice} />
        {wrong.length > 0 && <WrongColumns row={number} wrong={wrong} />}
      </td>
      {shown.map(each => {
        const { column, field, locale, kind, title } = each
        const cell = cells[column]
        const isMade = row.changes.some(change => change.field === field && change.locale === locale && change.made.length > 0)
        return (
          <td
            key={column}
            role="cell"
            data-kind={kindOf(column)}
            data-of={fullTitle(each)}
            {...(cell?.state === 'error' && wrongCell(column))}
          >
            {cell && <CellValue cell={cell} row={row} column={column} kind={kind} />}
            {isMade && <ReviewNote>se creará</ReviewNote>}
            {isAccepted(column) && <UndoSuggestion row={number} column={column} of={title} />}
          </td>
        )
      })}
      {columns.lines.length > 0 && (
        <td
          role="cell"
          {...(wrongLines.length > 0 && wrongCell('composicion'))}
          data-of="Composición"
          data-kind={wrongLines.length > 0 ? 'error' : lines && state === 'new' ? 'new' : linesChange ? 'changed' : undefined}
        >
          {wrongLines.map(({ column, title, cell }) => (
            <WrongValue key={column} cell={cell} row={number} column={column} of={title} />
          ))}
          {columns.lines.map(({ column, title }) =>
            isAccepted(column) ? <UndoSuggestion key={column} row={number} column={column} of={title} /> : null,
          )}
          {wrongLines.length === 0 && lines && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-label={`Composición de ${row.name}: ${linesInWords(lines)}`}
              onClick={() => onToggle(number)}
            >
              <Icon name="chevron-right" />
              <span>{linesInWords(lines)}</span>
            </button>
          )}
        </td>
      )}
    </tr>
  )
})
ReviewLine.displayName = 'ReviewLine'
