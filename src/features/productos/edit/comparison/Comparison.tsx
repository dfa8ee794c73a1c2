import { nanoid } from '@reduxjs/toolkit'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { draftOf } from '@/features/productos/model/composicion'
import type { Side } from '@/features/productos/model/comparison'
import { valuesOf, type ProductoValues } from '@/features/productos/model/productoValues'
import { DifferencesTable } from '@/features/productos/edit/comparison/DifferencesTable'
import { comparisonClosed, comparisonOpened, selectComparacion } from '@/features/productos/edit/comparison/slice'
import type { OpenedProducto } from '@/features/productos/readProducto'
import { selectProducto } from '@/features/productos/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { EmptyState } from '@/ui/page/EmptyState'
import { Skeleton } from '@/ui/page/Skeleton'
import styles from '@/features/productos/edit/comparison/Comparison.module.css'

interface ComparisonProps {
  generico: number
  onClose: () => void
}

/** Generic product as a side. Its lines have new draft ids: a brought line is a draft of the finished product. */
const sideOf = ({ record, lines }: OpenedProducto): Side => ({
  values: valuesOf(record),
  lines: draftOf(lines).map(line => ({ ...line, id: nanoid() })),
})

const Known = ({ opened, onClose }: { opened: OpenedProducto; onClose: () => void }) => {
  const { values } = useFormikContext<ProductoValues>()
  const { composicion } = useAppSelector(selectProducto)
  const now: Side = { values, lines: composicion }
  const [sides] = useState(() => ({ before: now, other: sideOf(opened) }))
  return <DifferencesTable {...sides} now={now} opened={opened} onClose={onClose} />
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <p role="status" className="visually-hidden">
      Cargando ...
    </p>
    {[40, 90, 75, 85].map(width => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)

/** Comparison of a finished product with its generic one, in place of the form [CM-01]. */
export const Comparison = ({ generico, onClose }: ComparisonProps) => {
  const dispatch = useAppDispatch()
  const { formId } = useAppSelector(selectProducto)
  const { opened, status, generico: known } = useAppSelector(selectComparacion)
  const title = useFocusOnMount(true)
  useEffect(() => {
    dispatch(comparisonOpened({ formId, generico }))
    return () => void dispatch(comparisonClosed({ formId }))
  }, [dispatch, formId, generico])
  // Validation errors of a save show beside the fields: the comparison closes.
  const { submitCount, isValid } = useFormikContext()
  const [submitted] = useState(submitCount)
  useEffect(() => {
    if (submitCount > submitted && !isValid) onClose()
  }, [submitCount, submitted, isValid, onClose])

  const isOpen = opened?.formId === formId
  return (
    <section aria-labelledby="comparar-title" data-focus-home="h2">
      <h2 className={styles.title} id="comparar-title" tabIndex={-1} ref={title}>
        {/* Only the text is hidden: a hidden heading shows while it has the focus, and moves the rows afterwards. */}
        <span className="visually-hidden">Comparar con el genérico</span>
      </h2>
      {isOpen && status === 'failed' ? (
        <EmptyState
          text="No se ha podido cargar el producto genérico"
          action={<Button onPress={() => dispatch(comparisonOpened({ formId, generico }))}>Reintentar</Button>}
        />
      ) : isOpen && known ? (
        <Known key={formId} opened={known} onClose={onClose} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}
