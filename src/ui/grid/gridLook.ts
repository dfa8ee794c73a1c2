import styles from '@/ui/grid/Grid.module.css'

/**
 * Classes of the elements that tables make themselves: a cell that looks so costs no component, and dozens of rows come and go while one
 * scrolls. Heads, spacers and grey rows are components.
 */
export const gridLook = {
  /** Scroller that fills a page, with its table from edge to edge below a head that stays. */
  scroll: styles.scroll,
  /** Table whose rows lie below each other on a phone: each table says how its cells lie in a row. */
  table: styles.table,
  /** Table, marked `table` too, whose rows become a name and what tells it apart on a phone. */
  list: `${styles.table} ${styles.list}`,
  row: styles.row,
  /** Row that stays below the head while those of its group scroll. */
  group: styles.group,
  /** Cell with the name of the row. */
  main: styles.main,
  /** Cell of the second line on a phone, where all others go. */
  meta: styles.meta,
  /** Cell, marked `meta` too, with a line of its own on a phone. */
  line: styles.line,
  numeric: styles.numeric,
  actions: styles.actions,
}

/** Class of a column that goes where the table is narrow: 4 first, 1 last. */
export const dropLook = (drop: 1 | 2 | 3 | 4 | undefined) => drop && styles[`drop${drop}`]
