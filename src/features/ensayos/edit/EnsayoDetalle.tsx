import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useParams } from 'react-router-dom'
import { EnsayoForm } from '@/features/ensayos/edit/EnsayoForm'
import '@/features/ensayos/saga'
import { detailClosed, detailEntered, LIST_PATH, selectEnsayo } from '@/features/ensayos/slice'
import { useSelect } from '@/store/useSelect'
import { LoadingPage } from '@/ui/page/LoadingPage'

const Entered = ({ id }: { id: number }) => {
  const dispatch = useDispatch()
  const screen = useSelect(selectEnsayo)
  // Saves that it outlasts give the form another id.
  const close = useEffectEvent(() => dispatch(detailClosed({ formId: screen.formId })))
  useEffect(() => {
    dispatch(detailEntered(id))
    return () => void close()
  }, [dispatch, id])

  if (screen.opened && screen.id === id) return <EnsayoForm screen={screen} opened={screen.opened} />
  return <LoadingPage width="measure" title="Ensayo" breadcrumbs={[{ label: 'Ensayos', to: LIST_PATH }, { label: 'Ensayo' }]} />
}

/** A trial, to be edited [TR-03]. */
export const EnsayoDetalle = () => {
  const { id } = useParams()
  return <Entered key={id} id={Number(id)} />
}
