import styles from '@/ui/grid/Grid.module.css'

/**
 * Classes for table elements. Cells are plain elements, because components would slow down scrolling; heads, spacers and placeholder rows
 * are components.
 */
export const gridLook = {
  /** Scroller that fills a page; its table reaches both edges, below a sticky head. */
  scroll: styles.scroll,
  /** Table whose rows are stacked on phones; each table places its own cells. */
  table: styles.table,
  /** Table, marked `table` too, whose rows become a name and details on phones. */
  list: `${styles.table} ${styles.list}`,
  row: styles.row,
  /** Row of a group title, sticky below the head while the rows of its group scroll. */
  group: styles.group,
  /** Cell with the name of the row. */
  main: styles.main,
  /** Link in that cell: see `nameLink`. */
  link: styles.link,
  /** Cell of the second line on phones, where all other cells are hidden. */
  meta: styles.meta,
  /** Cell, marked `meta` too, with a line of its own on a phone. */
  line: styles.line,
  numeric: styles.numeric,
  tabular: styles.tabular,
  actions: styles.actions,
}

/** Class of a column that is hidden on narrow tables: 4 first, 1 last. */
export const dropLook = (drop: 1 | 2 | 3 | 4 | undefined) => drop && styles[`drop${drop}`]
