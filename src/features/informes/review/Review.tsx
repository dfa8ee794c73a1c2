import { useEffect, useMemo, useRef } from 'react'
import { countedColumns, filasShown, nothingWantsInWords, reviewingInWords, revisionInWords } from '@/features/informes/revision'
import { filteredBy } from '@/shared/tableView'
import { REVIEW_ID, reviewButtonId } from '@/features/informes/ReportActions'
import { ColumnToggles } from '@/features/informes/review/ColumnToggles'
import { revisionList } from '@/features/informes/review/list'
import { ReviewTable } from '@/features/informes/review/ReviewTable'
import type { ReportKind } from '@/features/informes/report'
import { exportRequested, reviewClosed, reviewRequested, type Review as ReviewState } from '@/features/informes/slice'
import { titles } from '@/features/informes/titles'
import { useListView } from '@/kits/lists/useListView'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/rootState'
import { classes } from '@/ui/classes'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { EmptyState } from '@/ui/page/EmptyState'
import { sectionLook } from '@/ui/page/sectionLook'
import styles from '@/features/informes/review/Review.module.css'

interface ReviewProps {
  review: ReviewState
  /** True if the user has opened the review: its title takes the focus. */
  takesFocus: boolean
}

const COLUMN = 'columna'

/** Number of products in a report; null when their list is not loaded. */
const countOfProducts = (root: RootState, kind: ReportKind, pais: string): number | null => {
  const code = pais.toLowerCase()
  const count =
    kind === 'genericos'
      ? productosGenericos.selectAll(root).length
      : productosAcabados.selectAll(root).filter(({ paises }) => paises.some(each => each.toLowerCase() === code)).length
  return count > 0 ? count : null
}

/**
 * Review of a report: products with blank cells, or with cells in the default locale because the requested language is missing. Keeps its
 * state while the user is on other pages [CM-02].
 */
export const Review = ({ review: { kind, choice, status, revision }, takesFocus }: ReviewProps) => {
  const dispatch = useAppDispatch()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus, title])
  const { view, onViewChange } = useListView(revisionList)
  const { [COLUMN]: chosen } = view.filters
  const productos = useAppSelector(countOfProducts, kind, choice.pais)

  const columns = useMemo(() => (revision ? countedColumns(revision) : []), [revision])
  // Ignores remembered columns without missing cells, which differ between languages.
  const shownBy = useMemo(() => new Set(columns.flatMap(({ columna }) => (chosen?.includes(columna) ? [columna] : []))), [columns, chosen])
  const filas = useMemo(() => filasShown(revision?.filas ?? [], shownBy, view.sort), [revision, shownBy, view.sort])

  const isLoading = status === 'loading'
  const wantsNothing = revision?.filas.length === 0
  const announcement = revision ? (wantsNothing ? '' : revisionInWords(revision)) : isLoading ? reviewingInWords(productos) : ''
  return (
    <section className={styles.review} id={REVIEW_ID} aria-labelledby={`${REVIEW_ID}-titulo`} aria-busy={isLoading} data-focus-home="h2">
      <div className={styles.head}>
        <h2 ref={title} className={classes(sectionLook.title, styles.title)} id={`${REVIEW_ID}-titulo`} tabIndex={-1}>
          Revisar {titles[kind]}
        </h2>
        <span className={classes(sectionLook.count, styles.count)} role="status">
          {announcement}
          {shownBy.size > 0 && `; se muestran ${filas.length}`}
        </span>
        <IconButton
          icon="x"
          label="Cerrar la revisión"
          title="Cerrar"
          onPress={() => {
            dispatch(reviewClosed())
            document.getElementById(reviewButtonId(kind))?.focus()
          }}
        />
      </div>
      {status === 'failed' && (
        <EmptyState
          text="No se ha podido revisar el informe"
          action={<Button onPress={() => dispatch(reviewRequested({ kind }))}>Reintentar</Button>}
        />
      )}
      {wantsNothing && (
        <EmptyState
          text={nothingWantsInWords(revision.productos)}
          action={<Button onPress={() => dispatch(exportRequested({ kind, format: 'csv' }))}>Exportar</Button>}
        />
      )}
      {!wantsNothing && status !== 'failed' && (
        <>
          <ColumnToggles columns={columns} chosen={shownBy} onChoose={columnas => onViewChange(filteredBy(view, COLUMN, [...columnas]))} />
          <ReviewTable idioma={choice.idioma} revision={revision} filas={filas} view={view} onViewChange={onViewChange} />
        </>
      )}
    </section>
  )
}
