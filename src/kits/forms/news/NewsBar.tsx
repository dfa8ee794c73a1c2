import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { deletionInWords, savesInWords, whenInWords } from '@/kits/forms/news/model/words'
import styles from '@/kits/forms/news/NewsBar.module.css'
import { NewsRow } from '@/kits/forms/news/NewsRow'
import type { FormNews } from '@/kits/forms/news/slice'
import type { BarNews } from '@/kits/forms/news/useNews'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import { selectOwnId } from '@/store/live/slice'
import { useAppSelector } from '@/store/hooks'
import { Initials } from '@/ui/text/Initials'

interface Props {
  shown: BarNews
  /** Words of the form for a value of a field, or for a part. */
  textOf?: (field: string, value: unknown) => string
}

/** Scrolls the page by the height of the bar when it appears or disappears, so that the fields do not move on the screen. */
const scrollByHeight = (bar: HTMLElement | null, sign: 1 | -1): void => {
  const sheet = bar?.closest('main')
  if (sheet && bar) sheet.scrollTop += sign * bar.offsetHeight
}

/** Sets `--news-bar` of the sheet to the height of a sticky bar: fields scroll clear of it, and the side index sticks below it. */
const tellHeight = (bar: HTMLElement | null): (() => void) | undefined => {
  const sheet = bar?.closest('main')
  if (!sheet || !bar) return
  const tell = () => sheet.style.setProperty('--news-bar', getComputedStyle(bar).position === 'sticky' ? `${bar.offsetHeight}px` : '0px')
  const observer = new ResizeObserver(tell)
  tell()
  observer.observe(bar)
  return () => {
    observer.disconnect()
    sheet.style.removeProperty('--news-bar')
  }
}

const isBarShown = ({ deletion, isClosed, nombres, saves }: FormNews): boolean =>
  deletion !== null || (nombres !== null && !isClosed && saves.length > 0)

const sentenceOf = ({ saves, deletion }: FormNews, own: number | null): string =>
  deletion ? deletionInWords(deletion, own) : savesInWords(saves, own)

/** Announces the bar. Always mounted, because a status that is inserted with its text may not be announced. */
export const NewsStatus = ({ shown }: { shown: BarNews | null }) => {
  const own = useAppSelector(selectOwnId) ?? null
  const news = shown && isBarShown(shown.news) ? shown.news : null
  const last = news && (news.deletion ?? news.saves.at(-1))
  return (
    <p className="visually-hidden" role="status">
      {last && `${sentenceOf(news, own)} ${whenInWords(last)}`}
    </p>
  )
}

const Bar = ({ shown, textOf }: Props) => {
  const { news, changes, noteOf, onClose } = shown
  const { saves, deletion } = news
  const own = useAppSelector(selectOwnId) ?? null
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const textId = useId()
  const bar = useRef<HTMLElement>(null)
  const back = useRef<Element | null>(null)
  const last = deletion ?? saves.at(-1)
  useLayoutEffect(() => scrollByHeight(bar.current, 1), [])
  useLayoutEffect(() => tellHeight(bar.current), [])
  if (!last) return null

  const close = () => {
    scrollByHeight(bar.current, -1)
    if (back.current instanceof HTMLElement) back.current.focus({ preventScroll: true })
    onClose()
  }
  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) back.current = relatedTarget
  }
  const followKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || deletion) return
    event.stopPropagation()
    close()
  }
  const noted = changes.map(change => ({ change, note: noteOf(change) }))
  const rows = [...noted.filter(({ note }) => note !== null), ...noted.filter(({ note }) => note === null)]
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the buttons inside
    <section
      className={classes(styles.news, deletion && styles.deleted)}
      ref={bar}
      aria-labelledby={textId}
      data-pinned
      onFocus={rememberFocus}
      onKeyDown={followKey}
    >
      <div className={styles.bar}>
        <Initials user={last.usuario} />
        <p className={styles.text}>
          <b id={textId}>{sentenceOf(news, own)}</b> <span className={styles.when}>{whenInWords(last)}</span>
        </p>
        {!deletion && (
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              Ver cambios
              <Icon name="chevron-down" />
            </button>
            <IconButton size="small" icon="x" label="Cerrar el aviso" title="Cerrar el aviso" onPress={close} />
          </div>
        )}
      </div>
      {isOpen && !deletion && (
        <ul className={styles.list} id={listId} data-scrolls>
          {rows.map(({ change, note }, at) => (
            <NewsRow key={at} change={change} note={note} nombres={news.nombres ?? {}} textOf={textOf} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Bar under the page head with the saves of other users since the form opened [SY-04]. It never takes the focus. */
export const NewsBar = (props: Props) => (isBarShown(props.shown.news) ? <Bar {...props} /> : null)
