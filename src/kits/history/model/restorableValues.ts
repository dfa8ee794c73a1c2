import type { CambioDeCampo } from '@/shared/history'
import type { HistoryField } from '@/shared/otherKinds'

/** Label of the button that puts one side of a change into the form. */
interface RestorableValue {
  label: string
  valor: unknown
}

type Labels = readonly [toThis: string, toEarlier: string]

const SEVERAL: Labels = ['Volver a estos', 'Volver a los de antes']

/** Labels of the kinds whose values a button does not name. */
const LABELS: Partial<Record<HistoryField['kind'], Labels>> = {
  text: ['Volver a este texto', 'Volver al de antes'],
  references: SEVERAL,
  countries: SEVERAL,
  image: ['Volver a esta', 'Volver a la de antes'],
}

/** Values of a change that can be restored: the new one and the earlier one. */
export const restorableValues = (
  { kind }: HistoryField,
  { antes, despues }: Pick<CambioDeCampo, 'antes' | 'despues'>,
  words: (value: unknown) => string,
): [RestorableValue, RestorableValue] => {
  const named = (value: unknown) => (words(value) === '' ? 'Dejarlo vacío' : `Volver a ${words(value)}`)
  const [toThis, toEarlier] = LABELS[kind] ?? [named(despues), named(antes)]
  return [
    { label: toThis, valor: despues },
    { label: toEarlier, valor: antes },
  ]
}
