import { Icon } from '@/ui/buttons/Icon'
import styles from '@/features/importar/Steps.module.css'

const STEPS = ['Archivo', 'Columnas', 'Revisar', 'Importar']

/** Steps of an import, beside its title; not links: buttons lead back. @param now index of the current step; 4 when all are done */
export const Steps = ({ now }: { now: number }) => (
  <ol className={styles.steps} aria-label="Pasos de la importación">
    {STEPS.map((name, at) => (
      <li
        key={name}
        className={styles.step}
        aria-current={at === now ? 'step' : undefined}
        data-state={at < now ? 'done' : at === now ? 'now' : 'next'}
      >
        <span className={styles.mark} aria-hidden="true">
          {at < now ? <Icon name="check" /> : at + 1}
        </span>
        {at < now && <span className="visually-hidden">hecho: </span>}
        <span className={styles.name}>{name}</span>
      </li>
    ))}
  </ol>
)
