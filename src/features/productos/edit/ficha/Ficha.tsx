import { useFormikContext } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'
import { componenteText, kindOf, quantityText } from '@/features/productos/model/lineaContent'
import type { LineaDraft } from '@/features/productos/model/composicion'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import { firstText, recordName } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import { previewOf } from '@/ui/images/thumbnail'
import { addressCopied, fichaClosed, fichaOpened, selectEntradas } from '@/features/productos/edit/ficha/slice'
import { useDireccion } from '@/features/productos/edit/useDireccion'
import type { ProductoRecord, Tipo } from '@/features/productos/productTypes'
import { selectProducto } from '@/features/productos/slice'
import { focusField } from '@/kits/forms/focusField'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { componentes, cultivos, estadosFenologicos } from '@/store/catalogues'
import { magnitudNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { RichName } from '@/ui/RichName'
import styles from '@/features/productos/edit/ficha/Ficha.module.css'

const FIELD = 'input:not([type=file]):enabled, textarea:enabled'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

const Dosis = ({ entradas }: { entradas: readonly ComoSeAplica[] }) => {
  const estados = useAppSelector(estadosFenologicos.selectEntities)
  const byId = useAppSelector(cultivos.selectEntities)
  const labelOf = ({ estado_fenologico: id }: ComoSeAplica) => {
    const estado = estados[id]
    const cultivo = estado && byId[estado.cultivo]
    return [cultivo && recordName(cultivo), estado ? recordName(estado) : `Estado ${id}`].filter(Boolean).join(' · ')
  }
  const known = entradas.filter(({ dosis }) => dosis.trim() !== '')
  if (known.length === 0) return 'Sin dosis'
  return (
    <ul>
      {known.map(entrada => (
        <li key={entrada.id}>
          <span>{labelOf(entrada)}</span> <b>{entrada.dosis}</b>
        </li>
      ))}
    </ul>
  )
}

const Composicion = ({ lines }: { lines: readonly LineaDraft[] }) => {
  const byId = useAppSelector(componentes.selectEntities)
  const units = useAppSelector(magnitudNames.selectNames)
  const quantity = (value: number | null, unit: number | null) =>
    value === null ? [] : [[quantityText(value), unit === null ? '' : (units.get(unit) ?? '')].join(' ').trim()]
  if (lines.length === 0) return 'Sin composición'
  return (
    <ul>
      {lines.map(line => (
        <li key={line.id}>
          {kindOf(line) === 'texto' ? (
            <span>{firstText(line.valor)}</span>
          ) : (
            <>
              <span>
                <RichName text={componenteText(line.componente, byId)} />
              </span>{' '}
              <b>{[...quantity(line.cantidad_1, line.magnitud_1), ...quantity(line.cantidad_2, line.magnitud_2)].join(' · ')}</b>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface Props {
  record: ProductoRecord
  entradas: readonly ComoSeAplica[]
}

/** Card of a product on a phone, to read and share, before the fields of the form [PE-10]. */
const Ficha = ({ record, entradas }: Props) => {
  const dispatch = useAppDispatch()
  const { href } = useDireccion(record)
  const { composicion } = useAppSelector(selectProducto)
  const { values } = useFormikContext<ProductoValues>()
  const card = useRef<HTMLElement>(null)
  const name = firstText(values.nombre) || values.codigo

  const share = async (url: string) => {
    if ('share' in navigator) {
      try {
        await navigator.share({ title: plainName(name), url })
        return
      } catch (error) {
        // AbortError: the user closed the share dialog.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      dispatch(addressCopied({ isCopied: true }))
    } catch {
      // No clipboard without https, or access refused.
      dispatch(addressCopied({ isCopied: false }))
    }
  }
  const edit = () => {
    focusField(card.current?.closest('form')?.querySelector<HTMLElement>(FIELD) ?? null)
  }
  return (
    <section ref={card} className={styles.ficha} aria-label="Ficha">
      <div className={styles.head}>
        {record.imagen_catalogo && <img className={styles.picture} src={previewOf(record.imagen_catalogo)} alt="" />}
        <p className={styles.name}>
          <RichName text={name} />
        </p>
      </div>
      <dl className={styles.parts}>
        <Part title="Dosis">
          <Dosis entradas={entradas} />
        </Part>
        <Part title="Composición">
          <Composicion lines={composicion} />
        </Part>
      </dl>
      <div className={styles.actions}>
        {href !== null && (
          <Button icon="upload" onPress={() => void share(href)}>
            Compartir
          </Button>
        )}
        <Button onPress={edit}>Editar</Button>
      </div>
    </section>
  )
}

interface WithFichaProps {
  tipo: Tipo
  id: number
  /** Renders the form with the card; null before its data are loaded: the form waits, so that the card does not move it. */
  children: (ficha: ((record: ProductoRecord) => ReactNode) | null) => ReactNode
}

export const WithFicha = ({ tipo, id, children }: WithFichaProps) => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(fichaOpened({ tipo, id }))
    return () => void dispatch(fichaClosed({ tipo, id }))
  }, [dispatch, tipo, id])
  const entradas = useAppSelector(selectEntradas, tipo, id)
  return children(entradas && (record => <Ficha record={record} entradas={entradas} />))
}
