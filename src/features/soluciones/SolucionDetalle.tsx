import { useParams } from 'react-router-dom'
import { CombinacionesForm } from '@/features/soluciones/CombinacionesForm'
import { solucionPages } from '@/features/soluciones/pager'
import { LoadingRecord } from '@/kits/forms/pager/LoadingRecord'
import { detailClosed, detailEntered, LIST_PATH, selectSolucion } from '@/features/soluciones/slice'
import { useRecordScreen } from '@/kits/forms/useRecordScreen'

const Opened = ({ id }: { id: number }) => {
  const screen = useRecordScreen(selectSolucion, asked => detailEntered({ id, ...asked }), detailClosed)
  const { solucion, formId } = screen
  if (solucion && screen.id === id) return <CombinacionesForm key={formId} screen={screen} solucion={solucion} />
  return <LoadingRecord pages={solucionPages} id={id} title="Solución" width="wide" parents={[{ label: 'Soluciones', to: LIST_PATH }]} />
}

/** Page of a solution with its combinations [CB-02]. */
export const SolucionDetalle = () => {
  const { id } = useParams()
  return <Opened key={id} id={Number(id)} />
}
