import type { Row } from '@/ui/table/model/row'
import { cultivosList } from '@/features/cultivos/list/definition'
import { detailPath } from '@/features/cultivos/slice'
import { cultivos } from '@/store/catalogues'
import { useAppSelector } from '@/store/hooks'
import { ListScreen } from '@/kits/lists/ListScreen'

const hrefOf = (id: Row['id']) => detailPath(Number(id))

/** List of the crops' pages; crops themselves are edited in the master [CD-01]. */
export const CultivosList = () => {
  return (
    <ListScreen
      list={cultivosList}
      from={cultivos}
      title="Cultivos"
      breadcrumbs={[{ label: 'Cultivos' }]}
      rows={useAppSelector(cultivos.selectRows)}
      hrefOf={hrefOf}
    />
  )
}
