import styles from '@/ui/table/DataTable.module.css'

/**
 * Classes of a `DataTable`, additions to `gridLook`: its columns are styled as a whole, through head, sizer and rows. Cells are plain elements,
 * because components would slow down scrolling.
 */
export const tableLook = {
  table: styles.table,
  /** Table whose rows do not open. */
  fixed: styles.fixed,
  /** Table with a column of pictures. */
  thumbs: styles.thumbs,
  /** Table with one or two columns. */
  few: styles.few,
  /** Table with a selection: all check boxes show, and presses on rows select. */
  selecting: styles.selecting,
  sizer: styles.sizer,
  row: styles.row,
  main: styles.main,
  actions: styles.actions,
  /** Room for the buttons of a row; `--buttons` is their number. */
  buttons: styles.buttons,
  /** Actions with labels beside the icons, where space permits. */
  inWords: styles.inWords,
  image: styles.image,
  wide: styles.wide,
  shrink: styles.shrink,
  wrap: styles.wrap,
  /** Cell that shows only a part of its text. */
  cut: styles.cut,
  /** Cell with the check box of its row. */
  select: styles.select,
  thumb: styles.thumb,
  change: styles.change,
  quiet: styles.quiet,
  badge: styles.badge,
}
