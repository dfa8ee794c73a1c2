import { memo, useId } from 'react'
import type { Accion, CheckFinding } from '@/features/productos/checks/finding'
import { counted } from '@/shared/counted'
import { Badge } from '@/ui/lists/Badge'
import { Icon } from '@/ui/buttons/Icon'
import { TextButton } from '@/ui/buttons/TextButton'
import styles from '@/features/productos/edit/composicion/Comprobaciones.module.css'

export { checkComposicion } from '@/features/productos/checks/checkComposicion'

interface ComprobacionesProps {
  findings: readonly CheckFinding[]
  /** Moves the focus to a line, by its id. */
  onLine: (line: string) => void
  onAction: (accion: Accion) => void
}

const DIGITS = /^\d+$/

/** Advice on a composition, which never blocks a save [LB-01]. */
export const Comprobaciones = memo(({ findings, onLine, onAction }: ComprobacionesProps) => {
  const titleId = useId()
  return (
    <div className={styles.checks} role="group" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          Comprobaciones
        </h3>
        <div role="status">
          {findings.length > 0 ? (
            <Badge tone="warning" text={counted(findings.length, 'aviso', 'avisos')} />
          ) : (
            <span className={styles.coherent}>
              <Icon name="check" />
              La composición es coherente.
            </span>
          )}
        </div>
        {findings.length > 0 && <p className={styles.hint}>No impiden guardar.</p>}
      </div>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ key, rule, frase, reason, accion }) => (
            <li key={key} className={styles.advice}>
              <span className={styles.kind}>{rule}</span>
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
                <p className={styles.why}>{reason}</p>
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
