import { useId } from 'react'
import { countOf } from '@/kits/usages/words'
import type { Uso } from '@/shared/usages'
import { AllLink, ReferrerLink, type UsedRecord } from '@/kits/usages/views/ReferrerLink'
import styles from '@/kits/usages/views/ReferrersOfKind.module.css'

const MOST = 3

/** Number of records of a kind that use another record, and the first ones with their codes. */
export const ReferrersOfKind = ({ uso, used }: { uso: Uso; used: UsedRecord }) => {
  const id = useId()
  const named = uso.registros.slice(0, MOST)
  return (
    <>
      <h3 className={styles.heading} id={id}>
        {countOf(uso)}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {named.map(each => (
          <li key={each.id}>
            <ReferrerLink tipo={uso.tipo} referrer={each} />
            {each.codigo && <span className={styles.code}>{each.codigo}</span>}
          </li>
        ))}
        {named.length < uso.total && (
          <li>
            <AllLink uso={uso} used={used} />
          </li>
        )}
      </ul>
    </>
  )
}
