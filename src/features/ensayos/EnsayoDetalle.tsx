import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useParams } from 'react-router-dom'
import { EnsayoForm } from '@/features/ensayos/EnsayoForm'
import '@/features/ensayos/saga'
import { detailClosed, detailEntered, LIST_PATH, selectTrial } from '@/features/ensayos/slice'
import { useSelect } from '@/store/useSelect'
import { LoadingPage } from '@/ui/LoadingPage'

const Entered = ({ id }: { id: number }) => {
  const dispatch = useDispatch()
  const screen = useSelect(selectTrial)
  useEffect(() => {
    const { formId } = dispatch(detailEntered(id)).payload
    return () => void dispatch(detailClosed({ formId }))
  }, [dispatch, id])

  if (screen.opened && screen.id === id) return <EnsayoForm key={screen.formId} screen={screen} opened={screen.opened} />
  return <LoadingPage width="measure" title="Ensayo" breadcrumbs={[{ label: 'Ensayos', to: LIST_PATH }, { label: 'Ensayo' }]} />
}

/** A trial, to be edited [TR-03]. */
export const EnsayoDetalle = () => {
  const { id } = useParams()
  return <Entered key={id} id={Number(id)} />
}
