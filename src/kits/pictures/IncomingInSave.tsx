import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { counted } from '@/shared/counted'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch } from '@/store/hooks'
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

const leftOut = (count: number) => `${counted(count, 'imagen no se ha guardado: supera', 'imágenes no se han guardado: superan')} el límite`

/**
 * Part of a form with incoming pictures in its save, which waits for those that are prepared. One over the limit is left out, and a toast
 * says so.
 */
export const IncomingInSave = ({ incoming }: { incoming: readonly Incoming[] }) => {
  const dispatch = useAppDispatch()
  const { submitCount } = useFormikContext<object>()
  const before = useRef(submitCount)
  const isWaiting = incoming.some(({ intake }) => intake.kind === 'working')
  const large = incoming.filter(({ intake }) => intake.kind === 'large').length
  const tell = useEffectEvent(() => {
    if (isWaiting) dispatch(toastRaised('warning', 'Se guardará en cuanto las imágenes estén listas'))
    if (large > 0) dispatch(toastRaised('warning', leftOut(large)))
  })
  useEffect(() => {
    if (submitCount > before.current) tell()
    before.current = submitCount
  }, [submitCount])
  return isWaiting && <WaitFor />
}
