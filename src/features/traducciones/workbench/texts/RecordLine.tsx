import { memo, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { direccionOf } from '@/kits/history/model/recordAddress'
import { richRecordName } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { Registro } from '@/features/traducciones/model/lines'
import { countsOfRegistro } from '@/features/traducciones/model/words'
import { EstadoMark } from '@/features/traducciones/workbench/texts/EstadoMark'
import { failureOf } from '@/features/traducciones/workbench/failure'
import { saveRequested } from '@/features/traducciones/slice'
import { inLocaleOf } from '@/store/screens/askedLocale'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { classes } from '@/ui/classes'
import { gridLook } from '@/ui/grid/gridLook'
import { TextButton } from '@/ui/buttons/TextButton'
import { RichName } from '@/ui/RichName'
import styles from '@/features/traducciones/workbench/texts/RecordLine.module.css'

interface RecordLineProps {
  registro: Registro
  idioma: string
  line: number
  /** True below the edited text. */
  isBelow: boolean
  measure: Ref<HTMLTableRowElement>
}

/** Record of the texts below; after a failed save with the reason and a retry button [TX-02, TX-04]. */
export const RecordLine = memo(({ registro, idioma, line, isBelow, measure }: RecordLineProps) => {
  const dispatch = useAppDispatch()
  const { key, tipo, id, codigo, nombre } = registro
  const failure = useAppSelector(failureOf, idioma, key)
  const address = direccionOf(tipo, id)
  const name = richRecordName({ id, codigo, nombre })
  return (
    <tr
      ref={measure}
      role="row"
      className={classes(gridLook.group, styles.record, isBelow && styles.below)}
      data-index={line}
      aria-rowindex={line + 2}
    >
      <th role="rowheader" scope="rowgroup" colSpan={4}>
        <span className={styles.recordLine}>
          <span className={styles.kind}>{nameOfTipo(tipo)}</span>
          {address ? (
            <Link className={styles.name} to={address.to} state={{ ...address.state, ...inLocaleOf(idioma) }}>
              <RichName text={name} />
            </Link>
          ) : (
            <span className={styles.name}>
              <RichName text={name} />
            </span>
          )}
          <span className={styles.codigo}>{nombre !== '' && codigo}</span>
          {failure !== null && (
            <span className={styles.failure}>
              <EstadoMark estado="failed" text={`No se ha guardado: ${failure}`} />
            </span>
          )}
          {failure === null ? (
            <span className={styles.end}>{countsOfRegistro(registro)}</span>
          ) : (
            <span className={styles.end}>
              <TextButton aria-label={`Reintentar ${plainName(name)}`} onPress={() => dispatch(saveRequested({ idioma, raices: [key] }))}>
                Reintentar
              </TextButton>
            </span>
          )}
        </span>
      </th>
    </tr>
  )
})
RecordLine.displayName = 'RecordLine'
