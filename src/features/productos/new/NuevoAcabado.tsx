import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { inLocale } from '@/shared/locales'
import { SaveProgress } from '@/kits/forms/progress/SaveProgress'
import { productTypes } from '@/features/productos/productTypes'
import { composicionesLeft } from '@/features/productos/list/composicion/slice'
import { selectGenericos } from '@/features/productos/list/genericos'
import { fuentesList } from '@/features/productos/new/fuentes'
import { acabadoRequested, createKey, detailClosed, listEntered, newEntered, selectProducto } from '@/features/productos/slice'
import { useRecordScreen } from '@/kits/forms/useRecordScreen'
import { RichName } from '@/ui/RichName'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ListScreen } from '@/kits/lists/ListScreen'
import { Question } from '@/ui/dialogs/Question'

/** Id of the generic product in the address; null if it is chosen on the page. */
const useGiven = (): number | null => Number(useLocation().hash.slice(1)) || null

/** Page that creates a finished product from a chosen generic one [PA-01, PA-02]. */
export const NuevoAcabado = () => {
  const dispatch = useAppDispatch()
  const { formId } = useRecordScreen(selectProducto, newEntered, detailClosed)
  const all = useAppSelector(selectGenericos)
  const [picked, setPicked] = useState<number | null>(useGiven())
  const generico = all?.find(({ id }) => id === picked)
  useEffect(() => {
    dispatch(listEntered('g'))
    return () => void dispatch(composicionesLeft('g'))
  }, [dispatch])

  const create = () => {
    if (picked !== null) dispatch(acabadoRequested({ formId, generico: picked }))
    setPicked(null)
  }
  return (
    <>
      <ListScreen
        list={fuentesList}
        from={productTypes.g.catalogue}
        title="Nuevo producto acabado"
        breadcrumbs={[
          { label: 'Productos' },
          { label: productTypes.a.title, to: productTypes.a.list },
          { label: 'Nuevo producto acabado' },
        ]}
        rows={all}
        hint="Elija el producto genérico del que se crea"
        onOpen={setPicked}
      />
      {generico?.codigo && (
        <Question title="Crear producto acabado" harmless confirm="Crear" onConfirm={create} onClose={() => setPicked(null)}>
          <p>
            Se creará un producto acabado a partir de{' '}
            <b>
              <RichName text={inLocale(generico.nombre) || generico.codigo} />
            </b>
            {inLocale(generico.nombre) && ` (${generico.codigo})`}, con sus datos, su composición y sus datos de cómo se aplica.
          </p>
        </Question>
      )}
      <SaveProgress runKey={createKey({ formId })} title="Creando" />
    </>
  )
}
