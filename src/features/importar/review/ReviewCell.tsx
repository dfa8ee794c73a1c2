import { Fragment } from 'react'
import type { ReviewedCell, ReviewedRow } from '@/features/importar/model/types'
import { ReviewNote, WrongText } from '@/features/importar/review/ReviewNote'
import { cellSettled } from '@/features/importar/slice'
import { Added, Diff, Removed, Replaced } from '@/kits/history/views/Diff'
import { cut } from '@/shared/cut'
import type { Kind } from '@/shared/resources/fields'
import { useAppDispatch } from '@/store/hooks'
import { TextButton } from '@/ui/buttons/TextButton'
import { RichName } from '@/ui/RichName'
import styles from '@/features/importar/review/ReviewCell.module.css'

/** Largest length of an unchanged value: about two lines of its column, which is enough to identify the row. */
const mostOf = (kind: Kind): number => (kind === 'text' ? 90 : 40)

const SEPARATOR = ', '

/** Difference of two lists: items in the new order, added ones marked, removed ones at the end. */
const ListDiff = ({ before, after }: { before: string; after: string }) => {
  const [old, now] = [before, after].map(list => new Set(list.split(SEPARATOR).filter(item => item !== '')))
  return [...new Set([...(now ?? []), ...(old ?? [])])].map((item, at) => (
    <span key={item}>
      {at > 0 && SEPARATOR}
      {!old?.has(item) ? <Added text={item} /> : now?.has(item) ? <RichName text={item} /> : <Removed text={item} />}
    </span>
  ))
}

const Change = ({ cell: { before, after }, kind }: { cell: ReviewedCell; kind: Kind }) => {
  if (before === '') return <Added text={after} />
  if (kind === 'references' || kind === 'countries') return <ListDiff before={before} after={after} />
  return kind === 'text' || kind === 'plainText' ? <Diff before={before} after={after} /> : <Replaced before={before} after={after} />
}

/** Invalid value with its reason and suggestions; of an empty cell, only the reason. */
export const WrongValue = ({ cell, row, column, of }: { cell: ReviewedCell; row: number; column: number; of?: string }) => {
  const dispatch = useAppDispatch()
  const { after, reason, suggestions = [] } = cell
  if (after === '' && of === undefined) return <WrongText text={reason ?? ''} />
  return (
    <WrongText text={of === undefined ? after : `${of}: ${after}`}>
      <ReviewNote>
        {reason}
        {suggestions.map(({ text, value }) => (
          <Fragment key={value}>
            {' '}
            <TextButton aria-label={`¿${text}? Ponerlo en la fila ${row}`} onPress={() => dispatch(cellSettled({ row, column, value }))}>
              ¿{text}?
            </TextButton>
          </Fragment>
        ))}
      </ReviewNote>
    </WrongText>
  )
}

/** Button that takes back the accepted suggestion of a cell [IX-04]. @param of title of the column */
export const UndoSuggestion = ({ row, column, of }: { row: number; column: number; of: string }) => {
  const dispatch = useAppDispatch()
  return (
    <ReviewNote>
      <TextButton aria-label={`Deshacer: ${of} de la fila ${row}`} onPress={() => dispatch(cellSettled({ row, column, value: null }))}>
        Deshacer
      </TextButton>
    </ReviewNote>
  )
}

interface CellValueProps {
  cell: ReviewedCell
  row: ReviewedRow
  column: number
  kind: Kind
}

/** Value of a cell, before and after [IX-03]. */
export const CellValue = ({ cell, row, column, kind }: CellValueProps) => {
  const { state, before, after } = cell
  if (state === 'error') return <WrongValue cell={cell} row={row.number} column={column} />
  if (state === 'emptied')
    return (
      <>
        {before !== '' && <Removed text={before} />} <span className={styles.empty}>vacío</span>
      </>
    )
  if (state === 'changed' && row.id !== null) return <Change cell={cell} kind={kind} />
  const shown = state === 'kept' ? before : after
  const most = mostOf(kind)
  return (
    <span title={shown.length > most ? shown : undefined}>
      <RichName text={cut(shown, most)} />
    </span>
  )
}
