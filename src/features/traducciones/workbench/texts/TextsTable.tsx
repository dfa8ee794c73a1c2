import {
  Fragment,
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { Locale } from '@/shared/locales'
import type { WorkbenchLine } from '@/features/traducciones/model/lines'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { RecordLine } from '@/features/traducciones/workbench/texts/RecordLine'
import { TextLine } from '@/features/traducciones/workbench/texts/TextLine'
import { isCopy, movedBy, type Movement } from '@/features/traducciones/workbench/texts/keys'
import { TextsHead } from '@/features/traducciones/workbench/texts/TextsHead'
import { useTextLines } from '@/features/traducciones/workbench/texts/useTextLines'
import { classes } from '@/ui/classes'
import { isComposing } from '@/ui/keys/isComposing'
import { rowIn } from '@/ui/grid/rowIn'
import { gridLook } from '@/ui/grid/gridLook'
import { SkeletonRows } from '@/ui/grid/SkeletonRows'
import { Spacer } from '@/ui/grid/Spacer'
import styles from '@/features/traducciones/workbench/texts/TextsTable.module.css'

const COLUMNS = ['texto', 'origen', 'destino', 'estado'].map(key => ({ key }))

/** Methods that the page calls. */
export interface TextsTableHandle {
  /** Scrolls the first text into view and focuses it. */
  focusFirst: () => void
  /** Focuses the text that had the focus last; if it is not visible, the next visible one, else the last. */
  focusWhereItWas: () => void
}

interface TextsTableProps {
  idioma: Locale
  origen: Locale
  /** Null while loading. */
  lines: readonly WorkbenchLine[] | null
  /** True if a text has neither a saved translation nor an edit. */
  isToFill: (key: string) => boolean
  /** Returns the texts with the given source. */
  alikeOf: (origen: string) => readonly Texto[]
  onCopy: (texto: Texto) => void
  onUndo: (key: string) => boolean
  /** Action on all visible texts. */
  action: ReactNode
  handle: Ref<TextsTableHandle>
}

const keyAt = (line: WorkbenchLine | undefined): string | null => (line?.kind === 'texto' ? keyOf(line.texto) : null)

const keyIn = (target: EventTarget): string | null =>
  target instanceof HTMLTextAreaElement ? (target.closest<HTMLElement>('[data-text-key]')?.dataset['textKey'] ?? null) : null

/**
 * Table of texts beside their sources. Only the visible rows, the line of their record and the text being edited are in the document.
 * Keyboard focus selects a text, so that typing replaces it; a click sets the caret [TX-02, TX-03].
 */
export const TextsTable = memo(({ idioma, origen, lines: loaded, isToFill, alikeOf, onCopy, onUndo, action, handle }: TextsTableProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const byPress = useRef(false)
  const lines = useMemo(() => loaded ?? [], [loaded])
  const places = useMemo(() => lines.flatMap((line, at) => (line.kind === 'texto' ? [at] : [])), [lines])
  const at = useMemo(() => (current === null ? -1 : lines.findIndex(line => keyAt(line) === current)), [lines, current])
  /** Lines and index at the time of the last focus, to find the nearest text later. */
  const written = useRef<{ before: readonly WorkbenchLine[]; from: number } | null>(null)
  useEffect(() => {
    if (at >= 0) written.current = { before: lines, from: at }
  }, [lines, at])
  const { items, end, measure, focusRow } = useTextLines(lines, () => scroller.current, at)

  const goTo = (index: number | undefined) => {
    const key = keyAt(lines[index ?? -1])
    if (index === undefined || key === null) return
    setCurrent(key)
    focusRow(index, `[data-text-key="${key}"] textarea`)
  }
  const goBack = () => {
    if (!written.current) return
    const { before, from } = written.current
    const shown = new Map(places.map(index => [keyAt(lines[index]), index]))
    const left = (keys: readonly (string | null)[]) => keys.flatMap(key => shown.get(key) ?? [])
    goTo(left(before.slice(from).map(keyAt))[0] ?? left(before.slice(0, from).map(keyAt)).at(-1))
  }
  useImperativeHandle(handle, () => ({ focusFirst: () => goTo(places[0]), focusWhereItWas: goBack }))

  const move = (movement: Movement) => {
    const line = lines[at]
    if (line?.kind !== 'texto') return
    if (movement !== 'nextMissing') {
      goTo(places[line.place + (movement === 'previous' ? -1 : 1)])
      return
    }
    const isWanted = (index: number) => {
      const key = keyAt(lines[index])
      return key !== null && isToFill(key)
    }
    goTo(places.slice(line.place + 1).find(isWanted))
  }
  const followKey = (event: KeyboardEvent) => {
    const textKey = keyIn(event.target)
    // Keys belong to the input method during a composition.
    if (textKey === null || isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      if (!onUndo(textKey)) return
      event.stopPropagation()
      event.preventDefault()
      return
    }
    if (isCopy(event)) {
      event.preventDefault()
      const line = lines[at]
      if (line?.kind === 'texto') onCopy(line.texto)
      return
    }
    const movement = movedBy(event)
    // Prevents the line break that the browser would insert into a single-line text.
    const isBreak = event.key === 'Enter' && event.target instanceof HTMLTextAreaElement && event.target.dataset['line'] !== undefined
    if (isBreak) event.preventDefault()
    if (movement === null) return
    event.preventDefault()
    move(movement)
  }
  const takeFocus = (event: FocusEvent) => {
    const key = keyIn(event.target)
    const { current: pointed } = byPress
    byPress.current = false
    if (key === null) return
    setCurrent(key)
    if (pointed || !(event.target instanceof HTMLTextAreaElement)) return
    event.target.select()
    // The browser does not scroll to a field whose whole text is selected. A field that gets the focus back with the window stays in place.
    if (key !== current || event.relatedTarget !== null) goTo(rowIn(event) ?? undefined)
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    // Another window may have taken the focus: then the field stays current, because it gets the focus back later.
    if (document.hasFocus()) setCurrent(null)
  }

  return (
    <div className={gridLook.scroll} ref={scroller}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its fields only */}
      <table
        className={classes(gridLook.table, styles.table)}
        role="table"
        aria-label={`Textos en ${idioma.name} junto a su origen`}
        aria-rowcount={loaded === null ? -1 : lines.length + 1}
        aria-busy={loaded === null}
        onKeyDown={followKey}
        onFocus={takeFocus}
        onBlur={leave}
        // Mouse events: those of a tap follow its pointer events, and the focus comes between them.
        onMouseDown={() => (byPress.current = true)}
        onMouseUp={() => (byPress.current = false)}
      >
        <TextsHead origen={origen} idioma={idioma} action={action} />
        {loaded === null ? (
          <SkeletonRows columns={COLUMNS} />
        ) : (
          <tbody role="rowgroup">
            {items.map(({ index, gap }) => {
              const line = lines[index]
              if (!line) return null
              const shared = { line: index, idioma: idioma.code, measure }
              return (
                <Fragment key={line.kind === 'registro' ? `registro ${line.registro.key}` : keyOf(line.texto)}>
                  {gap > 0 && <Spacer columns={COLUMNS.length} height={gap} />}
                  {line.kind === 'registro' ? (
                    <RecordLine {...shared} registro={line.registro} isBelow={at !== -1 && index > at} />
                  ) : (
                    <TextLine
                      {...shared}
                      texto={line.texto}
                      origen={origen.code}
                      idiomaName={idioma.name}
                      first={line.first}
                      last={line.last}
                      isCurrent={index === at}
                      alikeOf={alikeOf}
                    />
                  )}
                </Fragment>
              )
            })}
            {end > 0 && <Spacer columns={COLUMNS.length} height={end} />}
          </tbody>
        )}
      </table>
    </div>
  )
})
TextsTable.displayName = 'TextsTable'
