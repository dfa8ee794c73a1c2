import { useFormikContext } from 'formik'
import { useContext, useEffect, useEffectEvent, useId, useRef } from 'react'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch } from '@/store/hooks'
import type { Intake } from '@/kits/pictures/intake'
import { IncomingCount, leftOutInWords } from '@/kits/pictures/incomingCount'
import type { Incoming } from '@/kits/pictures/useIntakes'

/** Field of the form whose validation ends when it unmounts: a save waits for that. */
const WaitFor = () => {
  const { registerField, unregisterField } = useFormikContext<object>()
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
  incoming: readonly Incoming[]
  /** The part is among the form's changes already. */
  isChanged: boolean
}

/**
 * Part of a form with incoming pictures in its save, which waits for those that are prepared. One over the limit is left out, and a toast
 * says so. The form counts both kinds, since they are lost where it is left.
 */
export const IncomingInSave = ({ incoming, isChanged }: IncomingInSaveProps) => {
  const dispatch = useAppDispatch()
  const { submitCount } = useFormikContext<object>()
  const before = useRef(submitCount)
  const countOf = (kind: Intake['kind']) => incoming.filter(({ intake }) => intake.kind === kind).length
  const [working, large] = [countOf('working'), countOf('large')]
  const isWaiting = working > 0
  const parts = Number(isWaiting && !isChanged)
  const count = useContext(IncomingCount)
  useEffect(() => {
    count({ working, parts, large })
    return () => count({ working: -working, parts: -parts, large: -large })
  }, [count, working, parts, large])
  const tell = useEffectEvent(() => {
    if (isWaiting) dispatch(toastRaised('warning', 'Se guardará en cuanto las imágenes estén listas'))
    if (large > 0) dispatch(toastRaised('warning', leftOutInWords(large)))
  })
  useEffect(() => {
    if (submitCount > before.current) tell()
    before.current = submitCount
  }, [submitCount])
  return isWaiting && <WaitFor />
}
