import { Link } from 'react-router-dom'
import { direccionOf } from '@/domain/historial/direccion'
import { listOf } from '@/domain/usos/kinds'
import type { Referente, Uso } from '@/domain/usos/uso'
import { richRecordName } from '@/domain/recordName'
import { allWords } from '@/domain/usos/words'
import styles from '@/forms/usos/Usos.module.css'
import { RichName } from '@/ui/RichName'

/** What the others refer to. */
export interface Used {
  tipo: string
  id: number
}

/** A record by its name; what has no screen here is no link. */
export const UserLink = ({ tipo, user }: { tipo: string; user: Referente }) => {
  const address = direccionOf(tipo, user.id)
  const name = <RichName text={richRecordName(user)} />
  if (!address) return <span>{name}</span>
  return (
    <Link className={`link ${styles.link}`} {...address}>
      {name}
    </Link>
  )
}

/** The way from the first few to all of a kind. */
export const AllLink = ({ uso, used }: { uso: Uso; used: Used }) => {
  const list = listOf(uso.tipo, used)
  if (list === undefined) return null
  return (
    <Link className={`link ${styles.all}`} to={list}>
      {allWords(uso)}
    </Link>
  )
}
