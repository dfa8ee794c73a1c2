import { useCallback, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { counted } from '@/shared/counted'
import styles from '@/kits/history/views/Versions.module.css'
import { More } from '@/kits/history/views/More'
import type { HistoryTarget } from '@/kits/history/views/target'
import { fieldOf, fieldsIn, describedEntry } from '@/kits/history/views/describedEntry'
import { Version } from '@/kits/history/views/Version'
import { moreRequested, panelOpened, selectHistorial, versionRequested } from '@/kits/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import { Skeleton } from '@/ui/page/Skeleton'
import { useGrowing } from '@/kits/history/views/useGrowing'

const ALL = ''
/** Limit of entries to load in search of a wanted version. */
const MOST_LOOKED_THROUGH = 500
/** Number of rows drawn at once, more than a high window shows, and of rows added per frame. */
const PACE = { first: 20, step: 6 }

interface Props {
  titleId: string
  target: HistoryTarget
  onClose: () => void
}

const Waiting = () => (
  <div className={styles.state}>
    <span className="visually-hidden" role="status">
      Cargando ...
    </span>
    {[64, 82, 48].map(width => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)

/** Select for the field to show. */
const Narrowed = ({ value, fields, onChange }: { value: string; fields: ReturnType<typeof fieldsIn>; onChange: (key: string) => void }) => (
  <span className={styles.filter}>
    <select aria-label="Campo" value={value} onChange={event => onChange(event.target.value)}>
      <option value={ALL}>Todos los campos</option>
      {fields.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" />
  </span>
)

/** Versions, newest first and collapsed; one is expanded at a time [HI-02]. */
export const Versions = ({ titleId, target, onClose }: Props) => {
  const dispatch = useAppDispatch()
  const listId = useId()
  // Deferred: a page of fifty entries that arrives while the user scrolls is rendered between the frames.
  const { wanted, more, status, entradas, siguiente, total, isMore } = useDeferredValue(useAppSelector(selectHistorial))
  const { formId, tipo, id } = target
  // Entry that a link of the activity opens; its version is expanded.
  const [comesFor] = useState(() => (wanted?.tipo === tipo && wanted.id === id ? wanted.entrada : null))
  const [opened, setOpened] = useState(comesFor)
  const place = comesFor === null ? -1 : entradas.findIndex(each => each.id === comesFor)
  const [field, setField] = useState(ALL)
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const shown = useMemo(
    () =>
      entradas.filter(entrada => field === ALL || describedEntry(entrada, { tipo, id }).changes.some(each => fieldOf(each).key === field)),
    [entradas, field, tipo, id],
  )
  const drawn = Math.max(useGrowing(shown.length, PACE), place + 1)
  // Summaries are computed as rows are drawn: a whole page at once takes longer than a frame.
  const read = field === ALL ? drawn : entradas.length
  const fields = useMemo(() => fieldsIn(entradas.slice(0, read), { tipo, id }), [entradas, read, tipo, id])
  const toggle = useCallback((entrada: number) => setOpened(before => (before === entrada ? null : entrada)), [])

  useEffect(() => title.current?.focus({ preventScroll: true }), [title])
  const arrive = useEffectEvent(() => {
    if (document.activeElement === title.current) list.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  const isThere = status !== 'waiting' && entradas.length > 0
  useEffect(() => {
    if (isThere) arrive()
  }, [isThere])
  const isBehind = isThere && comesFor !== null && place < 0 && siguiente !== null && entradas.length < MOST_LOOKED_THROUGH
  useEffect(() => {
    if (isBehind && more === 'idle') dispatch(moreRequested({ formId }))
  }, [dispatch, isBehind, more, formId])
  const reachWanted = useEffectEvent(() => {
    if (!wanted) return
    dispatch(versionRequested(null))
    list.current?.querySelectorAll<HTMLElement>(':scope > li > h3 > button')[place]?.focus()
  })
  useEffect(() => {
    if (isThere && place >= 0) reachWanted()
  }, [isThere, place])

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
          Historial
        </h2>
        <span className={styles.count} role="status">
          {total !== null && total > 0 && (isMore ? 'más de 1000 versiones' : counted(total, 'versión', 'versiones'))}
        </span>
        <IconButton label="Cerrar el historial" icon="x" size="small" onPress={onClose} />
        {entradas.length > 0 && <Narrowed value={field} fields={fields} onChange={setField} />}
      </div>
      <div className={styles.body} data-scrolls>
        {status === 'waiting' && <Waiting />}
        {status === 'failed' && (
          <div className={styles.state} role="alert">
            <p>No se ha podido cargar el historial</p>
            <Button small onPress={() => dispatch(panelOpened({ formId, tipo, id }))}>
              Reintentar
            </Button>
          </div>
        )}
        {status === 'known' && entradas.length === 0 && <p className={styles.state}>Este registro no tiene cambios anotados</p>}
        {isThere && (
          <ol ref={list}>
            {shown.slice(0, drawn).map(entrada => (
              <Version
                key={entrada.id}
                id={`${listId}-${entrada.id}`}
                entrada={entrada}
                isNow={status === 'known' && entrada === entradas[0]}
                field={field === ALL ? null : field}
                // Only the expanded version depends on the contents of the form.
                target={entrada.id === opened ? target : null}
                tipo={tipo}
                record={id}
                onToggle={toggle}
              />
            ))}
          </ol>
        )}
        {isThere && <More formId={formId} isDrawn={drawn === shown.length} />}
      </div>
    </>
  )
}
