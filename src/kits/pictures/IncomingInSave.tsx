import { useFormikContext } from 'formik'
import { useContext, useEffect, useEffectEvent, useId, useState } from 'react'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch } from '@/store/hooks'
import type { Intake } from '@/kits/pictures/intake'
import { IncomingCount } from '@/kits/pictures/incomingCount'
import type { IncomingFile } from '@/kits/pictures/useIntakes'

/** Formik field whose validation ends when it unmounts: a save waits for the validation, and a toast tells of the first one. */
const WaitFor = () => {
  const dispatch = useAppDispatch()
  const { registerField, unregisterField, submitCount } = useFormikContext<object>()
  const [before] = useState(submitCount)
  useEffect(() => {
    if (submitCount === before + 1) dispatch(toastRaised('warning', 'Se guardará en cuanto las imágenes estén listas'))
  }, [submitCount, before, dispatch])
  const name = `imagen${useId()}`
  const register = useEffectEvent((end: Promise<void>) => registerField(name, { validate: () => end }))
  const unregister = useEffectEvent(() => unregisterField(name))
  useEffect(() => {
    let settle = () => {}
    register(new Promise<void>(resolve => (settle = resolve)))
    return () => {
      unregister()
      settle()
    }
  }, [name])
  return null
}

interface IncomingInSaveProps {
  incoming: readonly IncomingFile[]
  /** True if the part counts among the form's changes already. */
  isChanged: boolean
}

/**
 * Lets a save of the form wait for pictures being prepared; pictures over the limit are left out of the save. The form counts both, because
 * leaving the form loses them.
 */
export const IncomingInSave = ({ incoming, isChanged }: IncomingInSaveProps) => {
  const countOf = (kind: Intake['kind']) => incoming.filter(({ intake }) => intake.kind === kind).length
  const [working, large] = [countOf('working'), countOf('large')]
  const isWaiting = working > 0
  const parts = Number(isWaiting && !isChanged)
  const count = useContext(IncomingCount)
  useEffect(() => {
    count({ working, parts, large })
    return () => count({ working: -working, parts: -parts, large: -large })
  }, [count, working, parts, large])
  return isWaiting && <WaitFor />
}
