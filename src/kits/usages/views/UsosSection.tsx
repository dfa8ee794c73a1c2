import { useEffect, useId } from 'react'
import { totalOf, type Uso } from '@/shared/usages'
import { titleOf } from '@/kits/usages/words'
import { AllLink, ReferrerLink, type UsedRecord } from '@/kits/usages/views/ReferrerLink'
import styles from '@/kits/usages/views/UsosSection.module.css'
import { selectExtensions } from '@/store/configuration'
import { selectUses, usesRequested, usesLeft } from '@/kits/usages/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Skeleton } from '@/ui/page/Skeleton'

const MOST = 5

interface RecordProps {
  tipo: string
  id: number
}

const Kind = ({ uso, used }: { uso: Uso; used: UsedRecord }) => (
  <div className={styles.kind}>
    <dt>
      {titleOf(uso)} <b>{uso.total}</b>
    </dt>
    <dd>
      {uso.registros.slice(0, MOST).map(each => (
        <ReferrerLink key={each.id} tipo={uso.tipo} referrer={each} />
      ))}
      {Math.min(uso.registros.length, MOST) < uso.total && <AllLink uso={uso} used={used} />}
    </dd>
  </div>
)

const Content = ({ tipo, id }: RecordProps) => {
  const dispatch = useAppDispatch()
  const uses = useAppSelector(selectUses, 'form')
  if (!uses || uses.status === 'waiting')
    return (
      <div className={styles.waiting}>
        <span className="visually-hidden" role="status">
          Cargando ...
        </span>
        <Skeleton width={60} />
        <Skeleton width={45} />
      </div>
    )
  if (uses.status === 'unknown')
    return (
      <p className={styles.failed} role="status">
        No se ha podido consultar
        <Button onPress={() => dispatch(usesRequested({ place: 'form', tipo, id }))}>Reintentar</Button>
      </p>
    )
  if (uses.usos.length === 0) return <p className={styles.none}>No se usa en ningún registro.</p>
  return (
    <dl>
      {uses.usos.map(uso => (
        <Kind key={uso.tipo} uso={uso} used={uses} />
      ))}
    </dl>
  )
}

const Uses = ({ tipo, id }: RecordProps) => {
  const dispatch = useAppDispatch()
  const titleId = useId()
  const uses = useAppSelector(selectUses, 'form')
  useEffect(() => {
    dispatch(usesRequested({ place: 'form', tipo, id }))
    return () => void dispatch(usesLeft({ place: 'form' }))
  }, [dispatch, tipo, id])
  return (
    <section className={styles.uses} aria-labelledby={titleId} data-focus-home="h2">
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          Se usa en
        </h2>
        {uses?.status === 'known' && uses.usos.length > 0 && <span className={styles.count}>{totalOf(uses.usos)}</span>}
      </div>
      <Content tipo={tipo} id={id} />
    </section>
  )
}

/** Section under a form with the records that use the open one; empty without extensions [LS-11]. */
export const UsosSection = (record: RecordProps) => (useAppSelector(selectExtensions) ? <Uses {...record} /> : null)
