import { Link } from 'react-router-dom'
import type { ImportableName } from '@/features/importar/model/resources'
import { RowMark } from '@/features/importar/RowMark'
import { GONE } from '@/store/sequences/recordReason'
import type { RunRow } from '@/features/importar/model/importRun'
import { retryRequested, rowLeftOut } from '@/features/importar/slice'
import { direccionOf } from '@/kits/history/model/recordAddress'
import { plainName } from '@/shared/richName'
import { useAppDispatch } from '@/store/hooks'
import { STALE } from '@/store/sequences/recordReason'
import { TextButton } from '@/ui/buttons/TextButton'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { RichName } from '@/ui/RichName'
import { numero } from '@/ui/text/numero'
import { LeftNote } from '@/features/importar/result/LeftSection'
import styles from '@/features/importar/result/FailedRows.module.css'

interface FailedRowsProps {
  /** Id of the import. */
  run: string
  recurso: ImportableName
  /** Title of the code; null for records without code. */
  code: string | null
  rows: readonly RunRow[]
  /** True if the API keeps a history of records, and a trash. */
  hasHistory: boolean
  /** True while no row can be retried or left out. */
  isDisabled: boolean
}

/** Largest number of rows shown; the download has all. */
const MOST = 200

/** Rows that were not written, each with reason and actions: open the record or its changes, leave out, retry [IX-06]. */
export const FailedRows = ({ run, recurso, code, rows, hasHistory, isDisabled }: FailedRowsProps) => {
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
          {rows.slice(0, MOST).map(({ row, state, id, reason, other }) => {
            const isGone = reason === GONE
            const record = id ?? row.id
            const link = isGone || record === null ? undefined : direccionOf(recurso, record)
            const otherLink = other ? direccionOf(recurso, other) : undefined
            const which = `la fila ${row.number}, ${plainName(row.name)}`
            return (
              <tr key={row.number} role="row" className={styles.row} data-state={state}>
                <td role="cell" className={styles.meta}>
                  <span className={classes(styles.fila, 'phone-only')}>Fila </span>
                  {row.number}
                </td>
                {code !== null && (
                  <td role="cell" className={styles.meta}>
                    {row.code}
                  </td>
                )}
                <th role="rowheader" scope="row" className={styles.name}>
                  {link ? (
                    <Link className={styles.link} {...link}>
                      <RichName text={row.name} />
                    </Link>
                  ) : (
                    <RichName text={row.name} />
                  )}
                </th>
                <td role="cell" className={styles.meta}>
                  <RowMark state={row.state} />
                </td>
                <td role="cell" className={styles.why}>
                  {reason}
                  {state === 'left' && ' · se deja fuera'}
                </td>
                <td role="cell" className={styles.ways} data-focus-home="button">
                  {hasHistory && reason === STALE && link && (
                    <Link
                      className="link"
                      to={link.to}
                      state={{ ...link.state, historial: true }}
                      aria-label={`Ver los cambios de ${plainName(row.name)}`}
                    >
                      Ver los cambios
                    </Link>
                  )}
                  {otherLink && (
                    <Link className="link" {...otherLink} aria-label={`Abrir el otro: ${plainName(row.name)}`}>
                      Abrir el otro
                    </Link>
                  )}
                  {isGone && hasHistory && (
                    <Link className="link" to="/papelera">
                      Abrir la papelera
                    </Link>
                  )}
                  {state === 'failed' && (
                    <TextButton
                      disabled={isDisabled}
                      aria-label={`Dejar fuera ${which}`}
                      onPress={() => dispatch(rowLeftOut({ row: row.number }))}
                    >
                      Dejar fuera
                    </TextButton>
                  )}
                  <TextButton
                    disabled={isDisabled}
                    aria-label={`Reintentar ${which}`}
                    onPress={() => dispatch(retryRequested({ run, row: row.number }))}
                  >
                    Reintentar
                  </TextButton>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {rest > 0 && (
        <div className={styles.rest}>
          <LeftNote>Y otras {numero(rest)}, que están en el archivo de «Descargar lo que falta».</LeftNote>
        </div>
      )}
    </>
  )
}
