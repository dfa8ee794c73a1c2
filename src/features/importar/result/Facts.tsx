import type { Fact } from '@/features/importar/result/words'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/result/Facts.module.css'

/** Numbers of a result, separated by hairlines. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ term, count, detail }) => (
      <div key={term} className={styles.fact}>
        <dt>{term}</dt>
        <dd>
          <b>{numero(count)}</b>
          {detail !== undefined && <span>{detail}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
