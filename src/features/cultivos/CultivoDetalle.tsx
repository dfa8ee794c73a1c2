import { useLocation, useParams } from 'react-router-dom'
import { cultivoPages } from '@/features/cultivos/pager'
import { PagePager } from '@/kits/forms/pager/PagePager'
import { EstadosForm } from '@/features/cultivos/EstadosForm'
import { detailClosed, detailEntered, LIST_PATH, selectCultivo } from '@/features/cultivos/slice'
import { askedLocale } from '@/store/screens/askedLocale'
import { useRecordScreen } from '@/store/screens/useRecordScreen'
import { LoadingPage } from '@/ui/page/LoadingPage'

const Opened = ({ id }: { id: number }) => {
  const localeInAddress = askedLocale(useLocation())
  const screen = useRecordScreen(selectCultivo, () => detailEntered({ id, ...localeInAddress }), detailClosed)
  const { cultivo, formId } = screen
  if (cultivo && screen.id === id) return <EstadosForm key={formId} screen={screen} cultivo={cultivo} />
  return (
    <LoadingPage
      actions={<PagePager pages={cultivoPages} id={id} isLoading />}
      width="wide"
      title="Cultivo"
      breadcrumbs={[{ label: 'Cultivos', to: LIST_PATH }, { label: 'Cultivo' }]}
    />
  )
}

/** Page of a crop with its stages [CD-02]. */
export const CultivoDetalle = () => {
  const { id } = useParams()
  return <Opened key={id} id={Number(id)} />
}
