import type { FormikContextType, FormikValues } from 'formik'
import { useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react'
import { fieldAt, focusedIn, leavesField } from '@/kits/forms/news/focusedField'
import { rebaseForm } from '@/kits/forms/news/rebaseForm'
import { NO_MARKS, valueIn, type Marks } from '@/kits/forms/news/model/marks'
import { takeFields } from '@/kits/forms/news/model/takeFields'
import type { FormNews } from '@/kits/forms/news/slice'
import { attemptsOf, type FieldNotes, type NewsShell } from '@/kits/forms/news/useNews'
import { isSameInput, mergeEdited } from '@/store/merge/merge'
import { selectRun } from '@/store/sequences/slice'
import { useAppSelector } from '@/store/hooks'

/** Saves of other users, passed by the page to a card. */
export interface CardTheirs {
  /** True if the saved values came from a save of another user, and not from a save or a draft of the card. */
  isTheirs: () => boolean
  news: FormNews | null
  /** Fields that others have changed. */
  marks: Marks
  /** Marks that the user has closed together with the bar. */
  closed: Marks
}

interface CardForm<Values> {
  formik: FormikContextType<Values>
  element: RefObject<HTMLFormElement | null>
  runKey: string
  /** Saved values. */
  initial: Values
  /** Set to values that were taken, so that the form is not reset to them. */
  rebased: RefObject<Values | null>
}

interface TheirsShell {
  /** Notes at the fields; null until another user saves. */
  shown: FieldNotes | null
  /** True if both sides have changed a field: the save will ask. */
  isContested: boolean
  handlers: NewsShell['handlers']
}

/**
 * Takes saves of other users into the form of a card [SY-04]. The store has the current record. The form compares edited fields with the values
 * that they were typed over, and takes the other fields. The merge runs in one step before the paint, on the field values of that moment.
 */
export const useTheirs = <Values extends FormikValues>(
  theirs: CardTheirs | undefined,
  { formik, element, runKey, initial, rebased }: CardForm<Values>,
): TheirsShell => {
  const run = useAppSelector(selectRun, runKey)
  const [turn, again] = useReducer((turns: number) => turns + 1, 0)
  const [touched, setTouched] = useState(NO_MARKS)
  const before = useRef(initial)
  const { values, initialValues: base } = formik
  const { news = null, marks = NO_MARKS, closed = NO_MARKS } = theirs ?? {}

  const take = useEffectEvent(() => {
    const isNew = before.current !== initial
    before.current = initial
    if (!theirs || (isNew && !theirs.isTheirs())) return
    if (isNew) rebased.current = initial
    const fields = takeFields(
      { base, values },
      { now: initial, attempts: attemptsOf<Values>(run?.facts), focused: focusedIn(element.current) },
    )
    if (!isSameInput(base, fields.base) || !isSameInput(values, fields.values)) rebaseForm(formik, fields)
  })
  useLayoutEffect(() => take(), [initial, turn])

  const isFollowing = theirs !== undefined
  const clashes = useMemo(() => (isFollowing ? mergeEdited(base, values, initial).clashes : []), [isFollowing, base, values, initial])
  const isTaken = (field: string, locale: string | null): boolean =>
    touched[field] !== marks[field] &&
    closed[field] !== marks[field] &&
    isSameInput(valueIn(values, field, locale), valueIn(initial, field, locale))
  const handlers: NewsShell['handlers'] = {
    onFocus: ({ target }) => {
      const name = fieldAt(target)
      const mark = name === null ? undefined : marks[name]
      if (name !== null && mark) setTouched({ ...touched, [name]: mark })
    },
    onBlur: event => {
      if (theirs && base !== initial && leavesField(event)) again()
    },
  }
  return { shown: news && { news, clashes, fields: marks, isTaken }, isContested: clashes.length > 0, handlers }
}
