import { useId, type ReactNode } from 'react'
import { readingOf, templateInWords } from '@/features/importar/choose/words'
import type { ImportableName } from '@/features/importar/model/resources'
import { useAppSelector } from '@/store/hooks'
import { selectExtensions } from '@/store/configuration'
import { Keys } from '@/ui/keys/Keys'
import styles from '@/features/importar/choose/Help.module.css'

interface HelpProps {
  recurso: ImportableName
  /** Button for the template. */
  children: ReactNode
}

/** Help of the first page: template, next steps, rules for reading cells [IX-04, IX-08]. */
export const Help = ({ recurso, children }: HelpProps) => {
  const id = useId()
  const extensions = useAppSelector(selectExtensions)
  const next = [
    ['Columnas', 'Cada columna se asigna a un campo por su título. Puede cambiarla o dejarla fuera.'],
    ['Revisar', 'Cada fila dice si es nueva, cambia, es igual o tiene un error, con cada valor antes y después.'],
    ['Importar', `Nada se escribe hasta que lo pulse. Se puede detener${extensions ? ' y, después, deshacer' : ''}.`],
  ]
  return (
    <>
      <section className={styles.template} aria-labelledby={`${id}-template`}>
        <div className={styles.text}>
          <h2 className={styles.title} id={`${id}-template`}>
            Si aún no tiene archivo
          </h2>
          <p>{templateInWords(recurso)}</p>
        </div>
        {children}
      </section>
      <section aria-labelledby={`${id}-next`}>
        <h2 className={styles.head} id={`${id}-next`}>
          Qué pasa después
        </h2>
        <ol className={styles.next}>
          {next.map(([name, sentence]) => (
            <li key={name}>
              <b>{name}</b>
              <p>{sentence}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby={`${id}-reading`}>
        <h2 className={styles.head} id={`${id}-reading`}>
          Cómo se leen las celdas
        </h2>
        <dl className={styles.reading}>
          {readingOf(recurso).map(({ term, sentence, cap }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {cap === undefined ? (
                  sentence
                ) : (
                  <>
                    {sentence[0]}
                    <Keys keys={[cap]} />
                    {sentence[1]}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
