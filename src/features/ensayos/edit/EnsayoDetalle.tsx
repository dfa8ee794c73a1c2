import { memo, useDeferredValue } from 'react'
import { shallowEqual } from 'react-redux'
import { useLocation, useParams } from 'react-router-dom'
import { EnsayoForm } from '@/features/ensayos/edit/EnsayoForm'
import { ensayoPages } from '@/features/ensayos/edit/pager'
import { PagePager } from '@/kits/forms/pager/PagePager'
import type { EnsayoState } from '@/features/ensayos/screen'
import { detailClosed, detailEntered, LIST_PATH, selectEnsayo } from '@/features/ensayos/slice'
import { askedLocale } from '@/store/screens/askedLocale'
import { useRecordScreen } from '@/store/screens/useRecordScreen'
import { LoadingPage } from '@/ui/page/LoadingPage'

/**
 * Screen whose attachments may be those of a moment ago, while all else is of now. A form is rendered in slices for each of ten pictures that
 * come one after the other [PH-04]; the list of attachments itself has them at once.
 */
const useCalm = (screen: EnsayoState): EnsayoState => {
  const before = useDeferredValue(screen)
  return shallowEqual({ ...before, adjuntos: screen.adjuntos }, screen) ? before : screen
}

const Form = memo(EnsayoForm)

const Opened = ({ id }: { id: number }) => {
  const asked = askedLocale(useLocation())
  const screen = useCalm(useRecordScreen(selectEnsayo, () => detailEntered({ id, ...asked }), detailClosed))
  if (screen.opened && screen.id === id) return <Form screen={screen} opened={screen.opened} id={id} />
  return (
    <LoadingPage
      actions={<PagePager pages={ensayoPages} id={id} isLoading />}
      width="measure"
      title="Ensayo"
      breadcrumbs={[{ label: 'Ensayos', to: LIST_PATH }, { label: 'Ensayo' }]}
    />
  )
}

/** A trial, to be edited [TR-03]. */
export const EnsayoDetalle = () => {
  const { id } = useParams()
  return <Opened key={id} id={Number(id)} />
}
