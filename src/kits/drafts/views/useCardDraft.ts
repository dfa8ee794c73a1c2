import { useFormikContext } from 'formik'
import { useCallback, type RefObject } from 'react'
import { changesIn } from '@/kits/drafts/model/changesIn'
import { useDraft, type DraftForm } from '@/kits/drafts/views/useDraft'

interface CardDraft<Values extends object> extends Omit<DraftForm<Values>, 'values' | 'describe'> {
  /** What the page calls the card. */
  title: string
  labelOf: (field: string) => string
  /** What is on its way to be saved, or failed to be: a draft that is put back is neither. */
  sentRef: RefObject<Values | null>
}

/** The same for a card of which several stand on a page, each a Formik form that is saved alone [CB-03, CD-06]. */
export const useCardDraft = <Values extends object>({ title, labelOf, sentRef, ...card }: CardDraft<Values>): void => {
  const { values, setValues } = useFormikContext<Values>()
  const restore = useCallback(
    (recovered: Values) => {
      sentRef.current = null
      void setValues(recovered)
    },
    [sentRef, setValues],
  )
  const describe = () => changesIn(card.opened, values, labelOf).map(change => `${title}: ${change}`)
  useDraft({ ...card, values, describe }, restore)
}
