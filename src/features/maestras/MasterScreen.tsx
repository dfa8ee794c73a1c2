import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { MasterDefinition } from '@/features/maestras/definition'
import { LoadingForm } from '@/features/maestras/LoadingForm'
import { MasterForm } from '@/features/maestras/MasterForm'
import { MasterList } from '@/features/maestras/MasterList'
import { formClosed, MODE, screenEntered, selectScreen } from '@/features/maestras/slice'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { MessagePage } from '@/ui/MessagePage'
import { Page } from '@/ui/Page'

/** List and form of one master, switched by its mode and not by the route [MA-01]. */
export const MasterScreen = ({ master }: { master: MasterDefinition }) => {
  const dispatch = useDispatch()
  const screen = useSelect(selectScreen, master.key)
  const { mode, formId, initial, loadFailed } = screen
  useEffect(() => {
    dispatch(screenEntered({ master: master.key }))
  }, [dispatch, master])

  if (mode === MODE.list || mode === MODE.remove) return <MasterList master={master} />
  const toList = () => dispatch(formClosed({ master: master.key, formId }))
  if (loadFailed) return <MessagePage title={master.messages.loadFailed} action={<Button onPress={toList}>Volver a la lista</Button>} />
  const loading = mode === MODE.edit && initial === null
  return (
    <Page width="measure">{loading ? <LoadingForm master={master} /> : <MasterForm key={formId} master={master} screen={screen} />}</Page>
  )
}
