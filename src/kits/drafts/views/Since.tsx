import { useEffect, useEffectEvent } from 'react'
import type { DraftNote } from '@/kits/drafts/model/draft'
import { changesLeft, sinceInWords } from '@/kits/drafts/model/since'
import { detailOf } from '@/kits/drafts/model/words'
import { selectSince, sinceRequested } from '@/kits/drafts/since/slice'
import { discardRequested } from '@/kits/drafts/slice'
import type { SavedRecord } from '@/kits/history/saves/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

interface SinceProps {
  note: DraftNote
  /** Current values of the record. */
  now: object
  isOrdered: boolean
  history: SavedRecord | null
  labelOf: (field: string) => string
}

/** Details of a draft whose record has changed: the changes that the record lacks, and the authors of the record's changes [DR-04, DR-06]. */
export const Since = ({ note, now, isOrdered, history, labelOf }: SinceProps) => {
  const dispatch = useAppDispatch()
  const { id } = note
  const since = useAppSelector(selectSince, id)
  const ask = useEffectEvent(() => dispatch(sinceRequested({ id, now, isOrdered, history })))
  useEffect(() => void ask(), [id, now])
  const left = since && changesLeft(note, since, labelOf)
  const isOver = since !== null && since.edits.length > 0 && left?.length === 0
  // The record has all changes of the draft: the draft is dropped.
  useEffect(() => {
    if (isOver) dispatch(discardRequested({ ids: [id] }))
  }, [dispatch, id, isOver])
  if (!since || !left) return detailOf(note)
  const words = left.join(', ')
  return since.theirs.length > 0 ? [words && `${words}.`, sinceInWords(since.saves)].filter(Boolean).join(' ') : words
}
