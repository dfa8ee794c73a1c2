import type { FormikValues } from 'formik'
import { useContext, useEffect, useLayoutEffect, type Context } from 'react'
import { cardId } from '@/kits/drafts/cardId'
import { changesIn } from '@/kits/drafts/model/changesIn'
import type { CardPage } from '@/kits/forms/cards/useCards'
import { NO_MARKS } from '@/kits/forms/news/model/marks'
import { useRecordForm, type FormDraft, type RecordFormOptions, type RecordFormShell } from '@/kits/forms/useRecordForm'

type CardFields = 'id' | 'keepsId' | 'changesOf' | 'draft' | 'theirs'

interface CardOptions<Values extends FormikValues> extends Omit<RecordFormOptions<Values>, CardFields> {
  context: Context<CardPage<Values>>
  /** Id of the page's form. */
  formId: string
  /** Saved record of the card. */
  record: { id: number }
  card: string
  draft: Pick<FormDraft<Values>, 'form' | 'kind' | 'path'> & { name: string }
}

interface CardShell<Values extends FormikValues> extends RecordFormShell<Values> {
  isChanged: boolean
  onSave: () => void
}

/** Form of one of the cards of a page; each card is saved alone. Reports its unsaved values to the page [CB-03, CD-06]. */
export const useCardForm = <Values extends FormikValues>({
  context,
  formId,
  record,
  draft: { name, ...place },
  ...options
}: CardOptions<Values>): CardShell<Values> => {
  const { id } = record
  const { card, labelOf, isOrdered = false } = options
  const { laid: laidByCard, theirs, tell, take, enlist } = useContext(context)
  const form = useRecordForm<Values>({
    ...options,
    id: cardId(formId, id),
    keepsId: true,
    theirs: {
      isTheirs: () => theirs.isTheirs(record),
      news: theirs.news,
      marks: theirs.marks.get(id) ?? NO_MARKS,
      closed: theirs.closed.get(id) ?? NO_MARKS,
    },
    draft: {
      ...place,
      record: id,
      nameOf: () => name,
      describe: (values, base) => changesIn(base, values, labelOf, isOrdered).map(change => `${card}: ${change}`),
    },
  })
  const isChanged = form.changes > 0
  const { values, setValues, submitForm } = form.formik
  const { isContested } = form
  const { ref } = form.element
  const pendingFields = laidByCard.get(id)
  useEffect(
    () => enlist(id, { save: submitForm, hasFocus: () => ref.current?.contains(document.activeElement) === true }),
    [enlist, id, submitForm, ref],
  )
  useLayoutEffect(() => {
    if (pendingFields) void setValues(typed => ({ ...typed, ...pendingFields }))
  }, [pendingFields, setValues])
  useEffect(() => {
    tell(id, isChanged ? values : null, isContested)
    const holds = Object.entries(pendingFields ?? {}).every(([field, value]) => values[field] === value)
    // Called after the page knows the values: until then the pending fields keep a card that is out of sight mounted.
    if (pendingFields && holds) take(id)
  }, [tell, take, id, isChanged, isContested, values, pendingFields])
  useEffect(() => () => tell(id, null, false), [tell, id])
  return { ...form, isChanged, onSave: () => void submitForm() }
}
