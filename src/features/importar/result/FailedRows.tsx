import { Link } from 'react-router-dom'
import type { ImportableName } from '@/features/importar/model/resources'
import { RowMark } from '@/features/importar/RowMark'
import type { RunRow } from '@/features/importar/slice'
import { recordLink } from '@/kits/history/model/recordLink'
import { heads } from '@/shared/resources/names'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { RichName } from '@/ui/RichName'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/result/FailedRows.module.css'

interface FailedRowsProps {
  recurso: ImportableName
  /** Title of the code; null where the records have none. */
  code: string | null
  rows: readonly RunRow[]
}

/** Rows that show; the file to download has them all. */
const MOST = 200

/** Rows that could not be written, each with its reason, and a link to its record [IX-06]. */
export const FailedRows = ({ recurso, code, rows }: FailedRowsProps) => {
  const rest = rows.length - MOST
  return (
    <>
      <table className={classes(gridLook.table, styles.table)} role="table" aria-label="Filas que no se han podido importar">
        <GridHead
          columns={[
            { key: 'fila', title: 'Fila' },
            ...(code === null ? [] : [{ key: 'codigo', title: code }]),
            { key: 'nombre', title: 'Nombre' },
            { key: 'tipo', title: 'Tipo' },
            { key: 'motivo', title: 'Por qué' },
          ]}
        />
        <tbody role="rowgroup">
          {rows.slice(0, MOST).map(({ row, id, reason }) => {
            const record = id ?? row.id
            return (
              <tr key={row.number} role="row" className={styles.row}>
                <td role="cell" className={styles.meta}>
                  <span className={styles.fila}>Fila </span>
                  {row.number}
                </td>
                {code !== null && (
                  <td role="cell" className={styles.meta}>
                    {row.code}
                  </td>
                )}
                <th role="rowheader" scope="row" className={styles.name}>
                  {record === null ? (
                    <RichName text={row.name} />
                  ) : (
                    <Link className={styles.link} {...recordLink(heads[recurso].routes.record(record))}>
                      <RichName text={row.name} />
                    </Link>
                  )}
                </th>
                <td role="cell" className={styles.meta}>
                  <RowMark state={row.state} />
                </td>
                <td role="cell" className={styles.why}>
                  {reason}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {rest > 0 && <p className={styles.rest}>Y otras {numero(rest)}, que están en el archivo de «Descargar lo que falta».</p>}
    </>
  )
}
