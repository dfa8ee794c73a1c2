import { Link } from 'react-router-dom'
import type { ImportableName } from '@/features/importar/model/resources'
import { RowMark } from '@/features/importar/RowMark'
import { GONE } from '@/features/importar/run/reasons'
import { retryRequested, type RunRow } from '@/features/importar/slice'
import { recordLink } from '@/kits/history/model/recordLink'
import { plainName } from '@/shared/richName'
import { heads } from '@/shared/resources/names'
import { useAppDispatch } from '@/store/hooks'
import { TextButton } from '@/ui/buttons/TextButton'
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
  /** Deleted records are in the bin. */
  hasBin: boolean
}

/** Rows that show; the file to download has them all. */
const MOST = 200

/** Rows that could not be written, each with its reason and its ways out: its record, the bin, another try alone [IX-06]. */
export const FailedRows = ({ recurso, code, rows, hasBin }: FailedRowsProps) => {
  const dispatch = useAppDispatch()
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
            { key: 'acciones', title: <span className="visually-hidden">Acciones</span> },
          ]}
        />
        <tbody role="rowgroup">
          {rows.slice(0, MOST).map(({ row, id, reason }) => {
            const isGone = reason === GONE
            const record = isGone ? null : (id ?? row.id)
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
                <td role="cell" className={styles.ways}>
                  {isGone && hasBin && (
                    <Link className="link" to="/papelera">
                      Abrir la papelera
                    </Link>
                  )}
                  <TextButton
                    aria-label={`Reintentar la fila ${row.number}, ${plainName(row.name)}`}
                    onPress={() => dispatch(retryRequested({ row: row.number }))}
                  >
                    Reintentar
                  </TextButton>
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
