import type { KeyboardEvent, MouseEvent, ReactNode, Ref, SyntheticEvent } from 'react'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { numbered, numero } from '@/ui/text/numero'
import { GRUPOS } from '@/features/traducciones/model/languageProgress'
import { textosInWords } from '@/ui/text/textosInWords'
import type { TableSort } from '@/shared/tableView'
import { idiomasList, type ListedLanguage, type SourceLanguage } from '@/features/traducciones/languages/list'
import { IconButton } from '@/ui/buttons/IconButton'
import { classes } from '@/ui/classes'
import { ACTIONS, GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { onButton, rowIn } from '@/ui/grid/rowIn'
import { nameLink, opensElsewhere, rowLinks } from '@/ui/grid/rowLinks'
import { SkeletonRows } from '@/ui/grid/SkeletonRows'
import { useRovingRow } from '@/ui/grid/useRovingRow'
import styles from '@/features/traducciones/languages/Idiomas.module.css'

/** Classes that hide the kinds of texts on narrow tables, those with the fewest texts first. */
const dropOf = (kind: number) => (kind < 0 ? undefined : kind < 2 ? styles.dropLast : styles.dropFirst)

const COLUMNS = idiomasList.columns.map(column => ({
  ...column,
  className: dropOf(GRUPOS.findIndex(({ key }) => key === column.key)),
}))
const HEAD = [...COLUMNS, ACTIONS]

/** Percentage as a number, which screen readers read, and a decorative bar. */
const Share = ({ value, wide = false }: { value: number; wide?: boolean }) => (
  <span className={classes(styles.share, wide && styles.wide)}>
    <span className={classes(styles.value, value === 0 && styles.none)}>{`${value}\u00A0%`}</span>
    <span className={styles.bar} aria-hidden="true">
      <span style={{ width: `${value}%` }} />
    </span>
  </span>
)

const Name = ({ nombre, idioma }: { nombre: ReactNode; idioma: string }) => (
  <td role="gridcell" className={gridLook.main}>
    {nombre} <span className={styles.code}>{idioma}</span>
  </td>
)

/** Contents of the hidden columns as phrases, for narrow tables. */
const inWords = ({ grupos, faltan, iguales, desfasadas }: ListedLanguage): readonly string[] => [
  GRUPOS.map(({ corto }, at) => `${corto} ${grupos[at] ?? 0}\u00A0%`).join(' · '),
  [
    `${faltan === 1 ? 'Falta' : 'Faltan'} ${numero(faltan)}`,
    ...(iguales > 0 ? [`${numbered(iguales, 'igual', 'iguales')} al origen`] : []),
    ...(desfasadas > 0 ? [numbered(desfasadas, 'desfasada', 'desfasadas')] : []),
  ].join(' · '),
]

const SourceRow = ({ origen: { nombre, total, grupos } }: { origen: SourceLanguage }) => (
  <tr role="row" className={classes(gridLook.row, styles.source)} aria-rowindex={2}>
    <Name nombre={nombre} idioma={DEFAULT_LOCALE} />
    <td role="gridcell" className={styles.all}>
      {textosInWords(total)}
    </td>
    {grupos.map((count, at) => (
      <td key={GRUPOS[at]?.titulo} role="gridcell" className={classes(styles.kind, dropOf(at))}>
        {numero(count)}
      </td>
    ))}
    <td role="gridcell" />
    <td role="gridcell" />
    <td role="gridcell" />
    <td aria-hidden="true" className={styles.words}>
      Idioma de origen
    </td>
    <td role="gridcell" className={gridLook.actions} />
  </tr>
)

interface RowProps {
  row: ListedLanguage
  index: number
  isTabStop: boolean
  onExport: (idioma: string) => void
}

const EXPORT = 'Exportar lo que falta'

const LanguageRow = ({ row, index, isTabStop, onExport }: RowProps) => {
  const { idioma, nombre, todos, grupos, faltan, iguales, desfasadas } = row
  return (
    <tr role="row" className={gridLook.row} data-index={index} aria-rowindex={index + 3} tabIndex={isTabStop ? 0 : -1}>
      <Name
        nombre={
          <a {...nameLink} href={`/traducciones/${idioma}`}>
            {nombre}
          </a>
        }
        idioma={idioma}
      />
      <td role="gridcell" className={styles.all}>
        <Share value={todos} wide />
      </td>
      {grupos.map((share, at) => (
        <td key={GRUPOS[at]?.titulo} role="gridcell" className={classes(styles.kind, dropOf(at))}>
          <Share value={share} />
        </td>
      ))}
      {[faltan, iguales, desfasadas].map((count, at) => (
        <td key={at} role="gridcell" className={classes(gridLook.numeric, styles.count, count === 0 && styles.none)}>
          {numero(count)}
        </td>
      ))}
      <td aria-hidden="true" className={styles.words}>
        {inWords(row).map(line => (
          <span key={line}>{line}</span>
        ))}
      </td>
      <td role="gridcell" className={gridLook.actions}>
        <IconButton
          label={`${EXPORT}: ${nombre}`}
          title={EXPORT}
          icon="download"
          size="small"
          tabIndex={isTabStop ? 0 : -1}
          disabled={faltan + iguales === 0}
          onPress={() => onExport(idioma)}
        />
      </td>
    </tr>
  )
}

interface LanguagesTableProps {
  scroller: Ref<HTMLDivElement>
  origen: SourceLanguage
  /** Rows; null while loading. */
  rows: readonly ListedLanguage[] | null
  sort: TableSort
  onSort: (column: string) => void
  onOpen: (idioma: string) => void
  /** Exports the missing texts of the language [TX-05]. */
  onExport: (idioma: string) => void
}

/** Table of the languages with their shares of translated texts [TX-01]. */
export const LanguagesTable = ({ scroller, origen, rows, sort, onSort, onOpen, onExport }: LanguagesTableProps) => {
  const { active, setActive, follow } = useRovingRow(rows?.length ?? 0)
  const open = (event: SyntheticEvent) => {
    if (onButton(event)) return
    const row = rows?.[rowIn(event) ?? -1]
    if (row) onOpen(row.idioma)
  }
  const followClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    open(event)
  }
  const followKey = (event: KeyboardEvent<HTMLElement>) => {
    const from = rowIn(event)
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') open(event)
    const to = follow(event, from)
    if (to !== null) event.currentTarget.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus()
  }
  return (
    <div className={gridLook.scroll} ref={scroller}>
      <table
        className={classes(gridLook.list, styles.table)}
        role="grid"
        aria-label="Traducciones"
        aria-rowcount={rows === null ? -1 : rows.length + 2}
        aria-busy={rows === null}
        onClick={followClick}
        {...rowLinks}
        onKeyDown={followKey}
        onFocus={event => setActive(rowIn(event) ?? active)}
      >
        <GridHead columns={HEAD} sort={sort} onSort={onSort} />
        {rows === null ? (
          <SkeletonRows columns={COLUMNS} hasActions />
        ) : (
          <tbody role="rowgroup">
            <SourceRow origen={origen} />
            {rows.map((row, index) => (
              <LanguageRow key={row.idioma} row={row} index={index} isTabStop={index === active} onExport={onExport} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}
