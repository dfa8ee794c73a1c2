import { useParams } from 'react-router-dom'
import { EnsayoForm } from '@/features/ensayos/edit/EnsayoForm'
import { ensayoPages } from '@/features/ensayos/edit/pager'
import { LoadingRecord } from '@/kits/forms/pager/LoadingRecord'
import { detailClosed, detailEntered, LIST_PATH, selectEnsayo } from '@/features/ensayos/slice'
import { useRecordScreen } from '@/kits/forms/useRecordScreen'

const Opened = ({ id }: { id: number }) => {
  const screen = useRecordScreen(selectEnsayo, asked => detailEntered({ id, ...asked }), detailClosed)
  if (screen.opened && screen.id === id) return <EnsayoForm screen={screen} opened={screen.opened} id={id} />
  return <LoadingRecord pages={ensayoPages} id={id} title="Ensayo" width="measure" parents={[{ label: 'Ensayos', to: LIST_PATH }]} />
}

/** Page that edits a trial [TR-03]. */
export const EnsayoDetalle = () => {
  const { id } = useParams()
  return <Opened key={id} id={Number(id)} />
}
