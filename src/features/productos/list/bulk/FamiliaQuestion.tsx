import { useState } from 'react'
import type { BulkQuestionProps } from '@/kits/lists/selection/definition'
import { ChoiceQuestion } from '@/kits/lists/selection/ChoiceQuestion'
import { familiaNames } from '@/store/catalogues/names'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { ComboboxField } from '@/ui/choices/ComboboxField'

/** Question for one family of all selected products. */
export const FamiliaQuestion = (question: BulkQuestionProps) => {
  const { bulk, ids } = question
  const { getState } = useAppStore()
  const options = useAppSelector(familiaNames.selectOptionalChoices)
  const [familia, setFamilia] = useState<number | null | undefined>(undefined)
  const change = familia === undefined ? null : { familia }
  const pending = change ? bulk.pendingIn(getState(), ids, change) : []
  const rest = ids.length - pending.length
  const where = familia === null ? 'sin familia' : `en ${options.find(({ value }) => value === familia)?.label ?? ''}`
  const already = rest === 1 ? `1 ya está ${where}` : `${rest} ya están ${where}`
  const changing = pending.length === 1 ? 'cambia 1' : `cambian ${pending.length}`
  return (
    <ChoiceQuestion {...question} change={change} pending={pending} note={change && rest > 0 ? `${already}: ${changing}.` : ''}>
      <ComboboxField<number | null>
        label="Familia"
        autoFocus
        value={familia === undefined ? -1 : familia}
        onChange={setFamilia}
        options={options}
        placeholder="Elija una familia"
      />
    </ChoiceQuestion>
  )
}
