import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch } from '@/store/hooks'

const SENTENCE = 'Espere a que las imágenes estén listas y guarde otra vez'

/** Stands in a form while a picture of it is prepared: a save would leave the picture out, and is refused with a toast. */
export const WaitForPictures = () => {
  const dispatch = useAppDispatch()
  const { submitCount, registerField, unregisterField } = useFormikContext<object>()
  const name = `imagen${useId()}`
  const register = useEffectEvent(() => registerField(name, { validate: () => SENTENCE }))
  const unregister = useEffectEvent(() => unregisterField(name))
  useEffect(() => {
    register()
    return () => unregister()
  }, [name])
  const before = useRef(submitCount)
  useEffect(() => {
    if (submitCount > before.current) dispatch(toastRaised('warning', SENTENCE))
    before.current = submitCount
  }, [submitCount, dispatch])
  return null
}
