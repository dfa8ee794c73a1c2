import { useParams } from 'react-router-dom'
import { cultivoPages } from '@/features/cultivos/pager'
import { LoadingRecord } from '@/kits/forms/pager/LoadingRecord'
import { EstadosForm } from '@/features/cultivos/EstadosForm'
import { detailClosed, detailEntered, LIST_PATH, selectCultivo } from '@/features/cultivos/slice'
import { useRecordScreen } from '@/kits/forms/useRecordScreen'

const Opened = ({ id }: { id: number }) => {
  const screen = useRecordScreen(selectCultivo, asked => detailEntered({ id, ...asked }), detailClosed)
  const { cultivo, formId } = screen
  if (cultivo && screen.id === id) return <EstadosForm key={formId} screen={screen} cultivo={cultivo} />
  return <LoadingRecord pages={cultivoPages} id={id} title="Cultivo" width="wide" parents={[{ label: 'Cultivos', to: LIST_PATH }]} />
}

/** Page of a crop with its stages [CD-02]. */
export const CultivoDetalle = () => {
  const { id } = useParams()
  return <Opened key={id} id={Number(id)} />
}
