import { memo, useEffect } from 'react'
import { tableMomentOf } from '@/ui/text/dates'
import { whoOf } from '@/kits/history/model/author'
import type { Entrada } from '@/shared/history'
import { Changed } from '@/kits/history/views/Changed'
import styles from '@/kits/history/views/Version.module.css'
import type { HistoryTarget } from '@/kits/history/views/target'
import { restorableInto, fieldOf, describedEntry } from '@/kits/history/views/describedEntry'
import { RestoreButtons } from '@/kits/history/views/RestoreButtons'
import { selectHistorial, wholeRequested } from '@/kits/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { Badge } from '@/ui/lists/Badge'

interface Props {
  id: string
  entrada: Entrada
  /** Newest version, equal to the current record. */
  isNow: boolean
  /** Field to show; null for all. */
  field: string | null
  /** Form beside the panel, if it is open. */
  target: HistoryTarget | null
  tipo: string
  record: number
  onToggle: (entrada: number) => void
}

const Body = ({ id, entrada, isNow, field, target }: Pick<Props, 'id' | 'entrada' | 'isNow' | 'field'> & { target: HistoryTarget }) => {
  const changes = describedEntry(entrada, target).changes.filter(each => field === null || fieldOf(each).key === field)
  const { editable } = restorableInto(target)
  const canReturn = !isNow && field === null && (editable.campos.length > 0 || editable.partes.length > 0)
  return (
    <div className={styles.version} id={id}>
      {canReturn && (
        <div className={styles.all}>
          <RestoreButtons
            changeKey={`${entrada.id}/version`}
            what="esta versión"
            entrada={entrada}
            target={target}
            options={[{ label: 'Volver a toda esta versión', edits: 'version' }]}
          />
        </div>
      )}
      {changes.map((each, at) => (
        <Changed key={at} changeKey={`${entrada.id}/${at}`} entrada={entrada} cambiado={each} target={target} />
      ))}
      {changes.length === 0 && <p className={styles.none}>Sin cambios que mostrar</p>}
    </div>
  )
}

/** Changes of an entry, after its truncated texts have been loaded in full: a truncated text must not be restored into the form [HI-03]. */
const WholeBody = (props: Pick<Props, 'id' | 'entrada' | 'isNow' | 'field'> & { target: HistoryTarget }) => {
  const dispatch = useAppDispatch()
  const { entrada, id, target } = props
  const { formId } = target
  const hasFailed = useAppSelector(selectHistorial).cutFor === entrada.id
  const isCut = entrada.cambios.some(({ recortado }) => recortado)
  useEffect(() => {
    if (isCut) dispatch(wholeRequested({ formId, entrada: entrada.id }))
  }, [dispatch, isCut, formId, entrada])
  if (!isCut) return <Body {...props} />
  return (
    <div className={styles.version} id={id}>
      <p className={styles.none} role={hasFailed ? 'alert' : 'status'}>
        {hasFailed ? 'No se han podido cargar los textos' : 'Cargando ...'}
      </p>
      {hasFailed && (
        <Button small onPress={() => dispatch(wholeRequested({ formId, entrada: entrada.id }))}>
          Reintentar
        </Button>
      )}
    </div>
  )
}

/** One save: its summary and, when expanded, its changes. */
export const Version = memo(({ id, entrada, isNow, field, target, tipo, record, onToggle }: Props) => (
  <li className={styles.row}>
    <h3 className={styles.heading}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={target !== null}
        aria-controls={target ? id : undefined}
        onClick={() => onToggle(entrada.id)}
      >
        <Icon name="chevron-right" />
        <span className={styles.whose}>
          <span className={styles.who}>{whoOf(entrada)}</span> {isNow && <Badge text="Como está ahora" />}
        </span>
        <time className={styles.when} dateTime={entrada.momento}>
          {tableMomentOf(Date.parse(entrada.momento))}
        </time>
        <span className={styles.what}>{describedEntry(entrada, { tipo, id: record }).summary}</span>
      </button>
    </h3>
    {target && <WholeBody id={id} entrada={entrada} isNow={isNow} field={field} target={target} />}
  </li>
))
Version.displayName = 'Version'
