import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import { counted } from '@/shared/counted'
import { inLocale } from '@/shared/locales'
import { plainName } from '@/shared/richName'
import {
  claveOf,
  filasOf,
  GRUPOS,
  isTraida,
  isVaciada,
  withFila,
  type Fila,
  type Grupo,
  type Lado,
} from '@/features/productos/model/comparacion'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import { FilaView } from '@/features/productos/edit/comparar/FilaView'
import { useNombres } from '@/features/productos/edit/comparar/useNombres'
import type { OpenedProducto } from '@/features/productos/readProducto'
import { composicionLaid, selectProducto } from '@/features/productos/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { UndoNotice } from '@/ui/lists/UndoNotice'
import { EmptyState } from '@/ui/page/EmptyState'
import styles from '@/features/productos/edit/comparar/Diferencias.module.css'

interface DiferenciasProps {
  /** The product as it was when the comparison began, which what is brought is taken back to. */
  before: Lado
  now: Lado
  other: Lado
  opened: OpenedProducto
  onClose: () => void
}

const TITLES: Record<Grupo, string> = {
  datos: 'Datos',
  textos: 'Textos',
  iconos: 'Iconos',
  composicion: 'Composición',
  estados: 'Estados fenológicos',
}
interface GrupoProps {
  title: string
  filas: readonly Fila[]
  /** Differences that bringing the group brings. */
  left: readonly Fila[]
  onTake: (filas: readonly Fila[]) => void
  children: ReactNode
}

const GrupoView = ({ title, filas, left, onTake, children }: GrupoProps) => {
  return (
    <tbody role="rowgroup" data-focus-home="tr + tr button">
      <tr role="row" className={styles.group}>
        <th role="rowheader" scope="rowgroup" colSpan={3}>
          <h3 className={styles.groupName}>{title}</h3>
          <span className={styles.count}>{filas.length}</span>
        </th>
        <td role="cell">
          {left.length > 1 && (
            <Button
              small
              variant="quiet"
              label={`Traer los ${left.length} de ${title}`}
              onPress={() => {
                onTake(left)
              }}
            >
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

/** Only what differs, by group, each with what brings it into the form as an unsaved edit [CM-01]. */
export const Diferencias = ({ before, now, other, opened, onClose }: DiferenciasProps) => {
  const dispatch = useAppDispatch()
  const { formId } = useAppSelector(selectProducto)
  const { setValues } = useFormikContext<ProductoValues>()
  const nombres = useNombres()
  const [filas] = useState(() => filasOf(before, other))
  const all = GRUPOS.flatMap(grupo => filas[grupo])
  const [withEmpty, setWithEmpty] = useState(false)
  /** Differences that were brought at once last, and are undone at once. */
  const [brought, setBrought] = useState<readonly Fila[]>([])
  const left = (some: readonly Fila[]) => some.filter(fila => !isTraida(now, fila, other))
  const emptying = left(all).filter(fila => isVaciada(fila, other)).length
  const bringable = (some: readonly Fila[]) => left(some).filter(fila => withEmpty || !isVaciada(fila, other))
  const undoable = brought.filter(fila => isTraida(now, fila, other))

  const lay = (some: readonly Fila[], side: 'own' | 'other') => {
    const next = some.reduce((lado, fila) => withFila(lado, fila, side === 'own' ? before : other, side), now)
    if (next.values !== now.values) void setValues(next.values)
    if (next.lines !== now.lines) dispatch(composicionLaid({ formId, composicion: [...next.lines] }))
  }
  const take = (some: readonly Fila[]) => {
    setBrought(some)
    lay(some, 'other')
  }
  const nameOf = ({ values: { nombre, codigo } }: Lado) => plainName(inLocale(nombre).trim()) || codigo
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
          {bringable(all).length > 0 && (
            <Button
              onPress={() => {
                take(bringable(all))
              }}
            >
              Traer todo
            </Button>
          )}
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
            { key: 'own', title: titled('Este producto', `${nameOf(before)}, ${before.values.codigo}`) },
            { key: 'other', title: titled('Genérico', `${name}, ${opened.record.codigo}`) },
            { key: 'traer', title: 'Traer', hidden: true },
          ]}
        />
        {GRUPOS.filter(grupo => filas[grupo].length > 0).map(grupo => (
          <GrupoView key={grupo} title={TITLES[grupo]} filas={filas[grupo]} left={bringable(filas[grupo])} onTake={take}>
            {filas[grupo].map(fila => (
              <FilaView
                key={claveOf(fila)}
                fila={fila}
                before={before}
                now={now}
                other={other}
                nombres={nombres}
                onTake={() => lay([fila], 'other')}
                onUndo={() => lay([fila], 'own')}
              />
            ))}
          </GrupoView>
        ))}
      </table>
    </>
  )
}
