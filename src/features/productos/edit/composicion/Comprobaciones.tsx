import { memo, useId } from 'react'
import type { Accion, Aviso } from '@/features/productos/comprobaciones/aviso'
import { counted } from '@/shared/counted'
import { Badge } from '@/ui/lists/Badge'
import { Icon } from '@/ui/buttons/Icon'
import { TextButton } from '@/ui/buttons/TextButton'
import styles from '@/features/productos/edit/composicion/Comprobaciones.module.css'

export { comprobar } from '@/features/productos/comprobaciones/comprobar'

interface ComprobacionesProps {
  avisos: readonly Aviso[]
  /** Leads to a line, by its id. */
  onLine: (line: string) => void
  onAction: (accion: Accion) => void
}

const DIGITS = /^\d+$/

/** Advice on the lines of a composition; it never blocks a save [LB-01]. */
export const Comprobaciones = memo(({ avisos, onLine, onAction }: ComprobacionesProps) => {
  const titleId = useId()
  return (
    <div className={styles.checks} role="group" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          Comprobaciones
        </h3>
        <div role="status">
          {avisos.length > 0 ? (
            <Badge tone="warning" text={counted(avisos.length, 'aviso', 'avisos')} />
          ) : (
            <span className={styles.coherent}>
              <Icon name="check" />
              La composición es coherente.
            </span>
          )}
        </div>
        {avisos.length > 0 && <p className={styles.hint}>No impiden guardar.</p>}
      </div>
      {avisos.length > 0 && (
        <ul>
          {avisos.map(({ key, clase, frase, porque, accion }) => (
            <li key={key} className={styles.advice}>
              <span className={styles.kind}>{clase}</span>
              <div className={styles.body}>
                <p className={styles.text}>
                  {frase.map((parte, at) =>
                    typeof parte === 'string' ? (
                      parte
                    ) : (
                      <button
                        key={at}
                        type="button"
                        className={styles.line}
                        aria-label={DIGITS.test(parte.texto) ? `línea ${parte.texto}` : undefined}
                        onClick={() => onLine(parte.linea)}
                      >
                        {parte.texto}
                      </button>
                    ),
                  )}
                </p>
                <p className={styles.why}>{porque}</p>
              </div>
              {accion && (
                <TextButton aria-label={accion.descripcion} onPress={() => onAction(accion)}>
                  {accion.texto}
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
