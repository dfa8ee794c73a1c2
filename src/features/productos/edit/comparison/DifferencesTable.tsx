import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import { counted } from '@/shared/counted'
import { inLocale } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import {
  keyOfDifference,
  productDifferences,
  DIFFERENCE_GROUPS,
  isTaken,
  isEmptied,
  withDifference,
  type ProductDifference,
  type DifferenceGroup,
  type Side,
} from '@/features/productos/model/comparison'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import { DifferenceRow } from '@/features/productos/edit/comparison/DifferenceRow'
import { useValueNames } from '@/features/productos/edit/comparison/useValueNames'
import type { OpenedProducto } from '@/features/productos/readProducto'
import { composicionReplaced, selectProducto } from '@/features/productos/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { UndoNotice } from '@/ui/lists/UndoNotice'
import { EmptyState } from '@/ui/page/EmptyState'
import styles from '@/features/productos/edit/comparison/DifferencesTable.module.css'

interface DifferencesTableProps {
  /** Product at the start of the comparison, restored by an undo. */
  before: Side
  now: Side
  other: Side
  opened: OpenedProducto
  onClose: () => void
}

const TITLES: Record<DifferenceGroup, string> = {
  datos: 'Datos',
  textos: 'Textos',
  iconos: 'Iconos',
  composicion: 'Composición',
  estados: 'Estados fenológicos',
}
interface DifferenceRowsProps {
  title: string
  differences: readonly ProductDifference[]
  /** Differences that the group's button brings. */
  left: readonly ProductDifference[]
  onTake: (differences: readonly ProductDifference[]) => void
  children: ReactNode
}

const DifferenceRows = ({ title, differences, left, onTake, children }: DifferenceRowsProps) => {
  return (
    <tbody role="rowgroup" data-focus-home="tr + tr button">
      <tr role="row" className={styles.group}>
        <th role="rowheader" scope="rowgroup" colSpan={3}>
          <h3 className={styles.groupName}>{title}</h3>
          <span className={styles.count}>{differences.length}</span>
        </th>
        <td role="cell">
          {left.length > 1 && (
            <Button small variant="quiet" label={`Traer los ${left.length} de ${title}`} onPress={() => onTake(left)}>
              Traer los {left.length}
            </Button>
          )}
        </td>
      </tr>
      {children}
    </tbody>
  )
}

const titled = (title: string, product = '') => (
  <>
    <b>{title}</b>
    {product}
  </>
)

const GENERICO = 'El producto genérico'

const sumUp = (count: number, taken: number, name: string): string => {
  const all = `${counted(count, 'diferencia', 'diferencias')} con ${name}`
  return taken === 0 ? all : `${all}, ${counted(taken, 'ya traída', 'ya traídas')}`
}

const broughtInWords = (brought: number, emptying: number): string | null => {
  if (brought === 0) return null
  const rest = emptying === 0 ? '' : `; ${counted(emptying, 'queda como estaba', 'quedan como estaban')}, que el genérico no tiene`
  return counted(brought, 'diferencia traída', 'diferencias traídas') + rest
}

/** Table of the differences, by group; each can be brought into the form as an unsaved edit [CM-01]. */
export const DifferencesTable = ({ before, now, other, opened, onClose }: DifferencesTableProps) => {
  const dispatch = useAppDispatch()
  const { formId } = useAppSelector(selectProducto)
  const { setValues } = useFormikContext<ProductoValues>()
  const names = useValueNames()
  const [differences] = useState(() => productDifferences(before, other))
  const all = DIFFERENCE_GROUPS.flatMap(group => differences[group])
  const [withEmpty, setWithEmpty] = useState(false)
  /** Differences brought together last, for one undo. */
  const [brought, setBrought] = useState<readonly ProductDifference[]>([])
  const left = (some: readonly ProductDifference[]) => some.filter(difference => !isTaken(now, difference, other))
  const emptying = left(all).filter(difference => isEmptied(difference, other)).length
  const bringable = (some: readonly ProductDifference[]) => left(some).filter(difference => withEmpty || !isEmptied(difference, other))
  const undoable = brought.filter(difference => isTaken(now, difference, other))

  const lay = (some: readonly ProductDifference[], side: 'own' | 'other') => {
    const next = some.reduce((sum, difference) => withDifference(sum, difference, side === 'own' ? before : other, side), now)
    if (next.values !== now.values) void setValues(next.values)
    if (next.lines !== now.lines) dispatch(composicionReplaced({ formId, composicion: [...next.lines] }))
  }
  const take = (some: readonly ProductDifference[]) => {
    setBrought(some)
    lay(some, 'other')
  }
  const nameOf = ({ values: { nombre, codigo } }: Side) => plainName(inLocale(nombre).trim()) || codigo
  const name = plainName(inLocale(opened.record.nombre ?? {}).trim()) || opened.record.codigo || GENERICO
  if (all.length === 0)
    return <EmptyState text="Este producto y su genérico dicen lo mismo" action={<Button onPress={onClose}>Volver al formulario</Button>} />
  return (
    <>
      <div className={styles.bar} data-focus-home="button:last-of-type">
        <p className={styles.sum} role="status">
          {sumUp(all.length, all.length - left(all).length, name)}
        </p>
        <div className={styles.ways}>
          {emptying > 0 && (
            <label className={styles.check}>
              <input type="checkbox" checked={withEmpty} onChange={event => setWithEmpty(event.target.checked)} />
              Vaciar también lo que el genérico no tiene ({emptying})
            </label>
          )}
          {bringable(all).length > 0 && <Button onPress={() => take(bringable(all))}>Traer todo</Button>}
          <Button variant="quiet" onPress={onClose}>
            Volver al formulario
          </Button>
        </div>
      </div>
      <UndoNotice text={broughtInWords(undoable.length, emptying)} onUndo={() => lay(undoable, 'own')} />
      <table className={classes(gridLook.table, styles.table)} role="table" aria-label="Diferencias con el producto genérico">
        <colgroup>
          <col className={styles.fieldColumn} />
          <col />
          <col />
          <col className={styles.wayColumn} />
        </colgroup>
        <GridHead
          columns={[
            { key: 'campo', title: titled('Campo') },
            { key: 'own', title: titled('Este producto', [nameOf(before), before.values.codigo].filter(Boolean).join(', ')) },
            { key: 'other', title: titled('Genérico', [name, opened.record.codigo].filter(Boolean).join(', ')) },
            { key: 'traer', title: 'Traer', hidden: true },
          ]}
        />
        {DIFFERENCE_GROUPS.filter(group => differences[group].length > 0).map(group => (
          <DifferenceRows
            key={group}
            title={TITLES[group]}
            differences={differences[group]}
            left={bringable(differences[group])}
            onTake={take}
          >
            {differences[group].map(difference => (
              <DifferenceRow
                key={keyOfDifference(difference)}
                difference={difference}
                before={before}
                now={now}
                other={other}
                names={names}
                onTake={() => lay([difference], 'other')}
                onUndo={() => lay([difference], 'own')}
              />
            ))}
          </DifferenceRows>
        ))}
      </table>
    </>
  )
}
