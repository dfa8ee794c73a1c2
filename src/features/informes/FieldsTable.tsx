import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { fieldLook } from '@/ui/fields/fieldLook'
import { gridLook } from '@/ui/grid/gridLook'
import styles from '@/features/informes/FieldsTable.module.css'

interface FieldsTableProps {
  label: string
  /** Titles of the first column, which has the names, and of one column for each field. */
  columns: readonly string[]
  /** Hidden title of the last column, with a button in each row. */
  actionTitle: string
  rows: readonly {
    name: string
    /** One field a column, in order; null leaves the cell empty. The label is the field's accessible name, and is visible on phones. */
    fields: readonly ReactNode[]
    action: ReactNode
  }[]
}

/** Table with a form field in each cell, for the reports [IN-01]. */
export const FieldsTable = ({ label, columns, actionTitle, rows }: FieldsTableProps) => (
  <table className={classes(gridLook.table, styles.table)} role="table" aria-label={label}>
    <GridHead columns={[...columns.map(title => ({ key: title, title })), { key: 'action', title: actionTitle, hidden: true }]} />
    <tbody role="rowgroup">
      {rows.map(({ name, fields, action }) => (
        <tr key={name} role="row" className={styles.row}>
          <th role="rowheader" scope="row">
            {name}
          </th>
          {fields.map((field, at) => (
            <td key={columns[at + 1]} role="cell" className={classes(fieldLook('column'), styles.field)}>
              {field}
            </td>
          ))}
          <td role="cell" className={styles.action}>
            {action}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
