import { Link } from 'react-router-dom'
import { direccionOf } from '@/kits/history/model/recordAddress'
import { listOf } from '@/kits/usages/kinds'
import type { Referente, Uso } from '@/shared/usages'
import { richRecordName } from '@/shared/recordName'
import { allWords } from '@/kits/usages/words'
import styles from '@/kits/usages/views/ReferrerLink.module.css'
import { RichName } from '@/ui/RichName'

/** Record that other records refer to. */
export interface UsedRecord {
  tipo: string
  id: number
}

/** Link to a record; plain text for a kind without a page. */
export const ReferrerLink = ({ tipo, referrer }: { tipo: string; referrer: Referente }) => {
  const address = direccionOf(tipo, referrer.id)
  const name = <RichName text={richRecordName(referrer)} />
  if (!address) return <span>{name}</span>
  return (
    <Link className={`link ${styles.link}`} {...address}>
      {name}
    </Link>
  )
}

/** Link to the list of all records of a kind that use the record; nothing without a list. */
export const AllLink = ({ uso, used }: { uso: Uso; used: UsedRecord }) => {
  const list = listOf(uso.tipo, used)
  if (list === undefined) return null
  return (
    <Link className={`link ${styles.all}`} to={list}>
      {allWords(uso)}
    </Link>
  )
}
