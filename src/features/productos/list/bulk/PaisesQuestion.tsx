import { useEffect, useMemo, useState } from 'react'
import type { BulkQuestionProps } from '@/kits/lists/selection/definition'
import { ChoiceQuestion } from '@/kits/lists/selection/ChoiceQuestion'
import { paises } from '@/store/catalogues'
import { selectPaisChoices } from '@/store/catalogues/choices'
import type { BulkChange } from '@/kits/lists/store/runs'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { MultiSelect } from '@/ui/choices/MultiSelect'

/** "2 ya tienen los dos", "1 no tiene ninguno" */
const alreadyText = (isAdding: boolean, rest: number, countries: number): string => {
  const which = countries === 1 ? 'el elegido' : countries === 2 ? 'los dos' : `los ${countries}`
  if (isAdding) return rest === 1 ? `1 ya tiene ${which}` : `${rest} ya tienen ${which}`
  return rest === 1 ? '1 no tiene ninguno' : `${rest} no tienen ninguno`
}

const changeOf = ({ change }: BulkQuestionProps['action'], paises: string[]): BulkChange =>
  'added' in change ? { added: paises } : { removed: paises }

/** Question for countries to add to each selected product, or to remove. */
export const PaisesQuestion = (question: BulkQuestionProps) => {
  const { bulk, action, ids } = question
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const [codes, setCodes] = useState<string[]>([])
  const choices = useAppSelector(selectPaisChoices)
  const options = useMemo(() => choices.map(({ value, ...choice }) => ({ id: value, ...choice })), [choices])
  // Names of countries are loaded here: the list only shows codes.
  useEffect(() => void dispatch(paises.loadRequested()), [dispatch])

  const change = codes.length === 0 ? null : changeOf(action, codes)
  const pending = change ? bulk.pendingIn(getState(), ids, change) : []
  const rest = ids.length - pending.length
  const changing = pending.length === 1 ? 'cambia 1' : `cambian ${pending.length}`
  const already = change && rest > 0 ? ` ${alreadyText('added' in action.change, rest, codes.length)}: ${changing}.` : ''
  return (
    <ChoiceQuestion {...question} change={change} pending={pending} note={action.text(ids.length) + already}>
      <MultiSelect<string> label="Países" autoFocus value={codes} onChange={setCodes} options={options} placeholder="País o código" />
    </ChoiceQuestion>
  )
}
