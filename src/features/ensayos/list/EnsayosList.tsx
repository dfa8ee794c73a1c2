import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Row } from '@/ui/table/model/row'
import { useRefusal } from '@/kits/forms/useRefusal'
import { ensayosList } from '@/features/ensayos/list/definition'
import { DELETE_PLACE, detailPath, listEntered, NEW_PATH, selectEnsayo } from '@/features/ensayos/slice'
import { ensayos } from '@/store/catalogues'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ListScreen } from '@/kits/lists/ListScreen'

const hrefOf = (id: Row['id']) => detailPath(Number(id))

/** List of trials, which opens them and deletes them after a question [TR-02, TR-15]. */
export const EnsayosList = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [returnedFrom] = useState(useAppSelector(selectEnsayo).last?.id ?? null)
  useEffect(() => {
    dispatch(listEntered())
  }, [dispatch])

  return (
    <ListScreen
      list={ensayosList}
      from={ensayos}
      title="Ensayos"
      breadcrumbs={[{ label: 'Ensayos' }]}
      addLabel="Añadir ensayo"
      onAdd={() => void navigate(NEW_PATH)}
      rows={useAppSelector(ensayos.selectRows)}
      problem={useRefusal(DELETE_PLACE)}
      focusOn={returnedFrom}
      hrefOf={hrefOf}
    />
  )
}
