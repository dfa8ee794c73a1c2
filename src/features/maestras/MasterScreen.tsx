import { lazy, Suspense, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { MasterDefinition } from '@/features/maestras/definition'
import { LoadingForm } from '@/features/maestras/LoadingForm'
import { MasterList } from '@/features/maestras/MasterList'
import '@/features/maestras/saga'
import { formClosed, MODE, screenEntered, selectScreen } from '@/features/maestras/slice'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/buttons/Button'
import { MessagePage } from '@/ui/page/MessagePage'
import { Page } from '@/ui/page/Page'

// The list shows first; the form, with its language selector, comes when one is opened.
const MasterForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "maestra-formulario" */ '@/features/maestras/MasterForm')).MasterForm,
}))

/** List and form of one master, switched by its mode and not by the route [MA-01]. */
export const MasterScreen = ({ master }: { master: MasterDefinition }) => {
  const dispatch = useDispatch()
  const screen = useSelect(selectScreen, master.key)
  const { mode, formId, opened, loadFailed } = screen
  const lastForm = useRef('')
  useEffect(() => {
    lastForm.current = formId
  }, [formId])
  useEffect(() => {
    dispatch(screenEntered({ master: master.key }))
    return () => {
      // The menu, say, leads away without closing the form: what failed in it will not be tried again.
      if (lastForm.current) dispatch(formClosed({ master: master.key, formId: lastForm.current }))
    }
  }, [dispatch, master])

  if (mode === MODE.list || mode === MODE.remove) return <MasterList master={master} returnedFrom={screen.returnedFrom} />
  const toList = () => dispatch(formClosed({ master: master.key, formId }))
  if (loadFailed) return <MessagePage title={master.messages.loadFailed} action={<Button onPress={toList}>Volver a la lista</Button>} />
  const waiting = <LoadingForm master={master} mode={mode} />
  return (
    <Page width="measure">
      <Suspense fallback={waiting}>
        {mode === MODE.edit && opened === null ? waiting : <MasterForm key={formId} master={master} screen={screen} />}
      </Suspense>
    </Page>
  )
}
