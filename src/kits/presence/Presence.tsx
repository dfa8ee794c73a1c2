import { memo, useEffect } from 'react'
import type { OpenRecord } from '@/shared/live'
import { nameOfAutor } from '@/kits/history/model/author'
import { useQuiet } from '@/kits/presence/useQuiet'
import { nameOfLanguage } from '@/shared/locales/nameOfLocale'
import { selectExtensions } from '@/store/configuration'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { recordLeft, recordShown, selectOwnId, selectPresent } from '@/store/live/slice'
import { Initials } from '@/ui/text/Initials'
import styles from '@/kits/presence/Presence.module.css'

/** Number of users shown by name. */
const MOST_NAMED = 4

const Others = ({ tipo, id }: Pick<OpenRecord, 'tipo' | 'id'>) => {
  const own = useAppSelector(selectOwnId)
  const others = useAppSelector(selectPresent, tipo, id)
    .filter(({ usuario }) => usuario.id !== own)
    .map(({ usuario, idioma }) => ({
      key: `${usuario.id} ${idioma}`,
      usuario,
      text: `${nameOfAutor(usuario) || 'Usuario'} · ${nameOfLanguage(idioma)}`,
    }))
  const rest = others.slice(MOST_NAMED)
  const hidden = rest.map(({ text }) => text).join(', ')
  const isQuiet = useQuiet(others.map(({ key }) => key).join())
  return (
    <div role="status" aria-live={isQuiet ? 'off' : 'polite'} className={styles.presence} data-presence={others.length > 0 || undefined}>
      {others.length > 0 && (
        <>
          <span className={styles.label}>También aquí:</span>
          <ul className={styles.list}>
            {others.slice(0, MOST_NAMED).map(({ key, usuario, text }) => (
              <li key={key} className={styles.one} title={text}>
                <Initials user={usuario} />
                <span className={styles.name}>{text}</span>
              </li>
            ))}
            {rest.length > 0 && (
              <li className={styles.one} title={hidden}>
                <span aria-hidden="true">y {rest.length} más</span>
                <span className="visually-hidden">y {hidden}</span>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  )
}

const Telling = ({ tipo, id, idioma }: OpenRecord) => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(recordShown({ tipo, id, idioma }))
  }, [dispatch, tipo, id, idioma])
  useEffect(() => () => void dispatch(recordLeft({ tipo, id })), [dispatch, tipo, id])
  return <Others tipo={tipo} id={id} />
}

/**
 * Presence at a record: reports that the page shows the record, and shows the other users who have it open [SY-05]. Empty without extensions.
 * `data-presence` marks a presence with other users for the styles of the page head.
 */
export const Presence = memo((place: OpenRecord) => useAppSelector(selectExtensions) && <Telling {...place} />)
