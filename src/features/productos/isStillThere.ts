import { selectProducto } from '@/features/productos/slice'
import { select, type Saga } from '@/store/effects'

/** Whether the screen that asks for a new product is still the one in front: a second click after the success comes too late. */
export function* isStillThere({ formId }: { formId: string }): Saga<boolean> {
  const screen = yield* select(selectProducto)
  return formId !== '' && screen.formId === formId && screen.made === null
}
