import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { MasterDefinition } from '@/features/maestras/definition'
import { LoadingForm } from '@/features/maestras/LoadingForm'
import { MasterList } from '@/features/maestras/MasterList'
import { formPart } from '@/features/maestras/formPart'
import {
  addRequested,
  editRequested,
  formClosed,
  localeChosen,
  MODE,
  screenEntered,
  selectScreen,
  type MasterState,
} from '@/features/maestras/slice'
import { useTakenVisit } from '@/features/maestras/useMenuReturn'
import { listLeft } from '@/kits/lists/store/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { MessagePage } from '@/ui/page/MessagePage'
import { Page } from '@/ui/page/Page'
import { useLazyPart } from '@/ui/lazyPart'

interface OpenedFormProps {
  master: MasterDefinition
  screen: MasterState
}

/** Form, rendered after its code and its record have loaded. */
const OpenedForm = ({ master, screen }: OpenedFormProps) => {
  const form = useLazyPart(formPart)
  const awaited = screen.mode === MODE.edit && screen.opened === null
  return form && !awaited ? <form.MasterForm master={master} screen={screen} /> : <LoadingForm master={master} mode={screen.mode} />
}

/** History state of a navigation from the history or from drafts. */
type Visit = { abrir?: number | null; historial?: true; idioma?: string } | null

/** Id of the record whose form is requested, null for a new one. Forms have no address; links to another tab use a query parameter. */
const wantedIn = (state: Visit, search: string): number | null | undefined => {
  if (state?.abrir !== undefined) return state.abrir
  const linked = /[?&]abrir=(\d+)\b/.exec(search)
  return linked ? Number(linked[1]) : undefined
}

/** List and form of one master, switched by its mode and not by the route [MA-01]. */
export const MasterScreen = ({ master }: { master: MasterDefinition }) => {
  const dispatch = useAppDispatch()
  const screen = useAppSelector(selectScreen, master.key)
  const { mode, formId, loadFailed } = screen
  const { state, search } = useLocation() as { state: Visit; search: string }
  const wanted = wantedIn(state, search)
  const take = useTakenVisit()
  const isList = mode === MODE.list || mode === MODE.remove
  /** Opens the requested form once; after a reload the page shows its list. An open form is left first, which may ask. */
  const openWanted = useEffectEvent(() => {
    if (wanted === undefined || !isList) return
    take(state?.historial && (wanted ?? undefined))
    // No list for "previous" and "next", because the form was not opened from a list.
    dispatch(listLeft({ list: master.table, ids: [] }))
    dispatch(wanted === null ? addRequested(master.key) : editRequested(master.key, wanted))
    if (state?.idioma) dispatch(localeChosen({ master: master.key, locale: state.idioma }))
  })
  const lastForm = useRef('')
  useEffect(() => {
    lastForm.current = formId
  }, [formId])
  useEffect(() => {
    dispatch(screenEntered({ master: master.key }))
    return () => {
      // The menu may leave the page without closing the form: a failed run is then not retried.
      if (lastForm.current) dispatch(formClosed({ master: master.key, formId: lastForm.current }))
    }
  }, [dispatch, master])
  useEffect(() => openWanted(), [wanted, isList])

  if (isList) return <MasterList master={master} returnedFrom={screen.returnedFrom} />
  const toList = () => dispatch(formClosed({ master: master.key, formId }))
  if (loadFailed) return <MessagePage title={master.messages.loadFailed} action={<Button onPress={toList}>Volver a la lista</Button>} />
  return (
    <Page width="measure" bar="within">
      <OpenedForm key={screen.opening} master={master} screen={screen} />
    </Page>
  )
}
