import type { FormikValues } from 'formik'
import { useContext, useEffect, useLayoutEffect, type Context } from 'react'
import { cardId } from '@/kits/drafts/cardId'
import { changesIn } from '@/kits/drafts/model/changesIn'
import type { CardPage } from '@/kits/forms/cards/useCards'
import { useRecordForm, type FormDraft, type RecordFormOptions, type RecordFormShell } from '@/kits/forms/useRecordForm'

interface CardOptions<Values extends FormikValues> extends Omit<RecordFormOptions<Values>, 'id' | 'keepsId' | 'changesOf' | 'draft'> {
  context: Context<CardPage<Values>>
  /** Id of the page's form. */
  formId: string
  /** Id of the card's record. */
  id: number
  card: string
  isChanged: (values: Values) => boolean
  draft: Pick<FormDraft<Values>, 'form' | 'kind' | 'path'> & { name: string }
}

interface CardShell<Values extends FormikValues> extends RecordFormShell<Values> {
  isChanged: boolean
  onSave: () => void
}

/** Form of a card, of which several stand on a page and each is saved alone. It tells its page what it holds [CB-03, CD-06]. */
export const useCardForm = <Values extends FormikValues>({
  context,
  formId,
  id,
  draft: { name, ...place },
  isChanged: differs,
  ...options
}: CardOptions<Values>): CardShell<Values> => {
  const { initial, card, labelOf } = options
  const form = useRecordForm<Values>({
    ...options,
    id: cardId(formId, id),
    keepsId: true,
    changesOf: values => Number(differs(values)),
    draft: {
      ...place,
      record: id,
      nameOf: () => name,
      describe: values => changesIn(initial, values, labelOf).map(change => `${card}: ${change}`),
    },
  })
  const isChanged = form.changes > 0
  const { values, setValues, submitForm } = form.formik
  const { laid: laidByCard, tell, take, enlist } = useContext(context)
  const laid = laidByCard.get(id)
  useEffect(() => enlist(id, submitForm), [enlist, id, submitForm])
  useLayoutEffect(() => {
    if (laid) void setValues(typed => ({ ...typed, ...laid }))
  }, [laid, setValues])
  useEffect(() => {
    tell(id, isChanged ? values : null)
    const holds = Object.entries(laid ?? {}).every(([field, value]) => values[field] === value)
    // Taken only after the page knows the values: until then the pending fields keep a card that is out of sight mounted.
    if (laid && holds) take(id)
  }, [tell, take, id, isChanged, values, laid])
  useEffect(() => () => tell(id, null), [tell, id])
  return { ...form, isChanged, onSave: () => void submitForm() }
}
