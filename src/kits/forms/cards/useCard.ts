import { useFormikContext } from 'formik'
import { useEffect, useLayoutEffect } from 'react'
import type { CardPage } from '@/kits/forms/cards/useCards'

interface Card<Values extends object> extends CardPage<Values> {
  id: number
  /** It differs from what is saved. */
  changed: boolean
  /** What is to be laid into it. */
  laid: Partial<Values> | undefined
}

/** The part of a card, a Formik form, in what its page knows of all of them. */
export const useCard = <Values extends object>({ id, changed, laid, tell, take, enlist }: Card<Values>): void => {
  const { values, setValues, submitForm } = useFormikContext<Values>()
  useEffect(() => enlist(id, submitForm), [enlist, id, submitForm])
  useLayoutEffect(() => {
    if (laid) void setValues(typed => ({ ...typed, ...laid }))
  }, [laid, setValues])
  useEffect(() => {
    tell(id, changed ? values : null)
    const holds = Object.entries(laid ?? {}).every(([name, value]) => (values as Record<string, unknown>)[name] === value)
    // Not before it is told: until then it is what keeps a card that is far from sight.
    if (laid && holds) take(id)
  }, [tell, take, id, changed, values, laid])
  useEffect(() => () => tell(id, null), [tell, id])
}
