import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { SaveProgress } from '@/forms/SaveProgress'
import { kinds } from '@/features/productos/kinds'
import { genericoFilters } from '@/features/productos/list/genericoFilters'
import { ECOLOGICO, ESTADO, selectSources } from '@/features/productos/list/rows'
import { acabadoRequested, createKey, detailClosed, listEntered, newEntered, selectProducto } from '@/features/productos/slice'
import { useRecordScreen } from '@/store/screens/useRecordScreen'
import { RichName } from '@/ui/RichName'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/buttons/Button'
import { ListScreen } from '@/lists/ListScreen'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'

const TABLE = 'filtroNuevoProductoAcabado'
const columns = [
  { title: 'Código de artículo', meta: true },
  { title: 'Nombre', main: true, code: 0 },
  { title: 'Familia', meta: true },
  { title: 'Estado', meta: true, sign: ESTADO },
  { title: 'Ecológico', sign: ECOLOGICO },
]

/** Id of the generic product in the address; null where it is chosen on the page. */
const useGiven = (): number | null => Number(useLocation().hash.slice(1)) || null

/** A finished product is made from the generic one that is picked here [PA-01, PA-02]. */
export const NuevoAcabado = () => {
  const dispatch = useDispatch()
  const { formId } = useRecordScreen(selectProducto, newEntered, detailClosed)
  const all = useSelect(selectSources)
  const [picked, setPicked] = useState<number | null>(useGiven())
  const [codigo = '', nombre = ''] = all?.find(({ id }) => id === picked)?.fields ?? []
  useEffect(() => {
    dispatch(listEntered('g'))
  }, [dispatch])

  const create = () => {
    if (picked !== null) dispatch(acabadoRequested({ formId, generico: picked }))
    setPicked(null)
  }
  return (
    <>
      <ListScreen
        table={TABLE}
        from={kinds.g.catalogue}
        noun={kinds.g.noun}
        title="Nuevo producto acabado"
        breadcrumbs={[{ label: 'Productos' }, { label: kinds.a.title, to: kinds.a.list }, { label: 'Nuevo producto acabado' }]}
        columns={columns}
        rows={all}
        filters={genericoFilters}
        hint="Elija el producto genérico del que se crea"
        onOpen={setPicked}
      />
      {picked !== null && codigo && (
        <QuestionDialog
          title="Crear producto acabado"
          onClose={() => setPicked(null)}
          actions={
            <>
              <Button onPress={() => setPicked(null)}>Cancelar</Button>
              <Button variant="primary" autoFocus onPress={create}>
                Crear
              </Button>
            </>
          }
        >
          <p>
            Se creará un producto acabado a partir de{' '}
            <b>
              <RichName text={nombre || codigo} />
            </b>
            {nombre && ` (${codigo})`}, con sus datos, su composición y sus datos de cómo se aplica.
          </p>
        </QuestionDialog>
      )}
      <SaveProgress runKey={createKey({ formId })} title="Creando" />
    </>
  )
}
