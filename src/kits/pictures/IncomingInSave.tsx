import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { counted } from '@/shared/counted'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch } from '@/store/hooks'
import { isUnderWay } from '@/kits/pictures/intake'
import type { Incoming } from '@/kits/pictures/useIntakes'

const WAIT = 'Espere a que las imágenes estén listas y guarde otra vez'

const WaitFor = () => {
  const { registerField, unregisterField } = useFormikContext<object>()
  const name = `imagen${useId()}`
  const register = useEffectEvent(() => registerField(name, { validate: () => WAIT }))
  const unregister = useEffectEvent(() => unregisterField(name))
  useEffect(() => {
    register()
    return () => unregister()
  }, [name])
  return null
}

const leftOut = (count: number) => `${counted(count, 'imagen no se ha guardado: supera', 'imágenes no se han guardado: superan')} el límite`

/**
 * Part of a form with incoming pictures in its save: one that is prepared would be left out, and the save is refused; one over the limit is
 * left out, and a toast says so.
 */
export const IncomingInSave = ({ incoming }: { incoming: readonly Incoming[] }) => {
  const dispatch = useAppDispatch()
  const { submitCount } = useFormikContext<object>()
  const before = useRef(submitCount)
  const isWaiting = incoming.some(({ intake }) => isUnderWay(intake))
  const large = incoming.filter(({ intake }) => intake.kind === 'large').length
  const tell = useEffectEvent(() => {
    if (isWaiting) dispatch(toastRaised('warning', WAIT))
    else if (large > 0) dispatch(toastRaised('warning', leftOut(large)))
  })
  useEffect(() => {
    if (submitCount > before.current) tell()
    before.current = submitCount
  }, [submitCount])
  return isWaiting && <WaitFor />
}
