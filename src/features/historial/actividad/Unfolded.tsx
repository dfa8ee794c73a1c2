import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { changesOf } from '@/kits/history/model/recordChanges'
import type { Entrada } from '@/shared/history'
import { placeOf } from '@/features/historial/actividad/places'
import { describedEntry } from '@/features/historial/actividad/words'
import { recordKeyOf, recordsRequested, selectHistory, fullTextsRequested } from '@/features/historial/slice'
import { UndoEntry } from '@/features/historial/actividad/UndoEntry'
import { UnfoldButton } from '@/features/historial/actividad/UnfoldButton'
import { Changed } from '@/kits/history/views/Changed'
import { NO_FIELDS } from '@/kits/history/views/target'
import { versionRequested } from '@/kits/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { RichName } from '@/ui/RichName'
import styles from '@/features/historial/actividad/Unfolded.module.css'

const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className={styles.state} role="alert">
    {text}{' '}
    <Button small onPress={onRetry}>
      Reintentar
    </Button>
  </div>
)

const Waiting = () => (
  <p className={styles.state} role="status">
    Cargando ...
  </p>
)

/** Changes of one record, before and after. Truncated texts are loaded in full. */
const Changes = ({ entrada }: { entrada: Entrada }) => {
  const dispatch = useAppDispatch()
  const { tipo, registro } = entrada
  const isCut = entrada.cambios.some(({ recortado }) => recortado)
  const key = recordKeyOf(entrada)
  const whole = useAppSelector(selectHistory).enteros[key]
  useEffect(() => {
    if (isCut && whole === undefined) dispatch(fullTextsRequested(entrada))
  }, [dispatch, isCut, whole, entrada])
  const cambios = isCut ? whole : entrada.cambios
  const changes = useMemo(() => (cambios ? changesOf({ cambios }, { tipo, registro }) : []), [cambios, tipo, registro])
  if (cambios === null) return <Failed text="No se han podido cargar los textos" onRetry={() => dispatch(fullTextsRequested(entrada))} />
  if (cambios === undefined) return <Waiting />
  if (changes.length === 0) return <p className={styles.state}>Sin cambios que mostrar</p>
  // No fields, because changes cannot be restored without a form.
  const target = { ...NO_FIELDS, formId: '', tipo, id: registro }
  return (
    <div className={styles.changes}>
      {changes.map((cambiado, at) => (
        <Changed key={at} changeKey={`${key}/${at}`} entrada={entrada} cambiado={cambiado} target={target} />
      ))}
    </div>
  )
}

interface FoldState {
  isUnfolded: (key: string) => boolean
  onToggle: (key: string) => void
}

/** Record of a run, with a link to its version and a button that unfolds its changes. */
const Registro = ({ entrada, run, isUnfolded, onToggle }: FoldState & { entrada: Entrada; run: Entrada }) => {
  const dispatch = useAppDispatch()
  const key = recordKeyOf(entrada)
  const { name, kind, what } = describedEntry(entrada)
  const place = placeOf(entrada)
  const isOpen = isUnfolded(key)
  return (
    <li className={styles.registro}>
      <div className={styles.line}>
        <UnfoldButton name={name} isOpen={isOpen} onClick={() => onToggle(key)} />
        {place ? (
          <Link className="link" to={place.to} state={place.state} onClick={() => void dispatch(versionRequested(place.version))}>
            <RichName text={name} />
          </Link>
        ) : (
          <span>
            <RichName text={name} />
          </span>
        )}
        {entrada.tipo !== run.tipo && <span className={styles.kind}>{kind}</span>}
        <span className={styles.what}>{what}</span>
      </div>
      {isOpen && <Changes entrada={entrada} />}
    </li>
  )
}

const Registros = ({ entrada, ...folding }: FoldState & { entrada: Entrada }) => {
  const dispatch = useAppDispatch()
  const { id, registros: total } = entrada
  const loaded = useAppSelector(selectHistory).registros[id]
  const ask = () => void dispatch(recordsRequested(id))
  const isUnknown = loaded === undefined
  useEffect(() => {
    if (isUnknown) dispatch(recordsRequested(id))
  }, [dispatch, isUnknown, id])
  const { registros = [], siguiente = null, failed = false, of = 0 } = loaded ?? {}
  const hasMore = siguiente !== null || total > of
  return (
    <>
      {registros.length > 0 && <UndoEntry entrada={entrada} />}
      <ul aria-label="Registros">
        {registros.map(each => (
          <Registro key={recordKeyOf(each)} entrada={each} run={entrada} {...folding} />
        ))}
      </ul>
      {failed && <Failed text="No se han podido cargar los registros" onRetry={ask} />}
      {!failed && registros.length === 0 && <Waiting />}
      {!failed && registros.length > 0 && hasMore && (
        <div className={styles.state}>
          <Button small onPress={ask}>
            {`Ver más (${registros.length} de ${total})`}
          </Button>
        </div>
      )}
    </>
  )
}

/** Unfolded entry: its changes before and after, or the records of a run, each a link [HI-05]. */
export const Unfolded = ({ entrada, ...folding }: FoldState & { entrada: Entrada }) =>
  entrada.registros > 1 ? <Registros entrada={entrada} {...folding} /> : <Changes entrada={entrada} />
