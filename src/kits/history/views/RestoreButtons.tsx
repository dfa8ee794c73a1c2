import type { FormEdit } from '@/kits/history/model/formEdit'
import type { Entrada } from '@/shared/history'
import styles from '@/kits/history/views/RestoreButtons.module.css'
import type { HistoryTarget } from '@/kits/history/views/target'
import { restorableInto } from '@/kits/history/views/describedEntry'
import { bringRequested, selectHistorial, undoRequested } from '@/kits/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Icon } from '@/ui/buttons/Icon'

/** Button that restores a value: its label, the rest of its accessible name, and the edits. */
export interface RestoreOption {
  label: string
  of?: string
  edits: readonly FormEdit[] | 'version'
}

interface Props {
  /** Key of the change in the panel. */
  changeKey: string
  /** Name of the restored value, for the undo button. */
  what: string
  entrada: Pick<Entrada, 'id'>
  target: HistoryTarget
  options: readonly RestoreOption[]
}

/** Buttons that restore a change; afterwards a note that it is unsaved in the form, and the undo [HI-03]. */
export const RestoreButtons = ({ changeKey, what, entrada, target, options }: Props) => {
  const dispatch = useAppDispatch()
  const { brought, busy } = useAppSelector(selectHistorial)
  const done = brought[changeKey]
  const { formId } = target
  const isBusy = busy.includes(changeKey)

  const bring = (edits: RestoreOption['edits']) => {
    if (isBusy) return
    dispatch(bringRequested({ formId, key: changeKey, entrada: entrada.id, edits, ...restorableInto(target) }))
  }
  if (!done && options.length === 0) return null
  return (
    <div className={styles.buttons} data-focus-home="button">
      <span className={styles.said} role="status">
        {done && (
          <>
            {done.undo.length > 0 && (
              <span className={styles.done}>
                <Icon name="check" />
                Puesto en el formulario, sin guardar
              </span>
            )}
            {done.undo.length === 0 && done.missing.length === 0 && <span>El formulario ya lo tiene</span>}
            {done.missing.map(each => (
              <span key={each} className={styles.missing}>
                No se ha puesto: {each}
              </span>
            ))}
          </>
        )}
      </span>
      {done && done.undo.length > 0 && (
        <button
          type="button"
          className={styles.link}
          aria-label={`Deshacer: ${what}`}
          onClick={() => dispatch(undoRequested({ formId, key: changeKey }))}
        >
          Deshacer
        </button>
      )}
      {!done &&
        options.map(({ label, of, edits }) => (
          <button
            key={label}
            type="button"
            className={edits === 'version' ? styles.button : styles.link}
            aria-label={of === undefined ? undefined : `${label} ${of}`}
            aria-disabled={isBusy || undefined}
            onClick={() => bring(edits)}
          >
            {edits === 'version' && <Icon name="history" />}
            {label}
          </button>
        ))}
      {!done && options.some(({ edits }) => edits === 'version') && <span className={styles.hint}>Queda sin guardar.</span>}
    </div>
  )
}
