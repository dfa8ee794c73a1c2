import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { direccionOf } from '@/kits/history/model/recordAddress'
import { listOf } from '@/kits/usages/kinds'
import { listedParts } from '@/shared/listed'
import type { Uso } from '@/shared/usages'
import { countOf } from '@/kits/usages/words'
import type { UsesOfSelection } from '@/kits/usages/slice'
import styles from '@/kits/lists/selection/UsedRecords.module.css'

const MOST = 5

/** Link to the only referrer, or to the list of all referrers. */
const Referrers = ({ uso, used }: { uso: Uso; used: { tipo: string; id: number } }) => {
  const [first] = uso.registros
  const address = uso.total === 1 && first ? direccionOf(uso.tipo, first.id) : undefined
  const to = address?.to ?? listOf(uso.tipo, used)
  if (to === undefined) return countOf(uso)
  return (
    <Link className="link" to={to} state={address?.state}>
      {countOf(uso)}
    </Link>
  )
}

interface UsedRecordsProps {
  tipo: string
  used: UsesOfSelection['used']
  nameOf: (id: number) => string
}

/** Usages of a record in words: "Quelatos: 4 productos genéricos y 1 producto acabado". */
export const UsedRecords = ({ tipo, used, nameOf }: UsedRecordsProps) => (
  <ul className={styles.records}>
    {used.slice(0, MOST).map(({ id, usos }) => (
      <li key={id}>
        <b>{nameOf(id)}</b>: se usa en{' '}
        {listedParts(usos.map(({ tipo: kind }) => kind)).map(({ type, value }, at) => {
          const uso = type === 'element' && usos.find(each => each.tipo === value)
          return <Fragment key={at}>{uso ? <Referrers uso={uso} used={{ tipo, id }} /> : value}</Fragment>
        })}
      </li>
    ))}
    {used.length > MOST && <li>y {used.length - MOST} más.</li>}
  </ul>
)
