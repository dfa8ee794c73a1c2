import { Link } from 'react-router-dom'
import { FileFacts } from '@/features/importar/FileFacts'
import { ImportHeader } from '@/features/importar/ImportHeader'
import { listPath } from '@/features/importar/places'
import { Facts } from '@/features/importar/result/Facts'
import { LeftNote, LeftSection } from '@/features/importar/result/LeftSection'
import { undoneTitle } from '@/features/importar/result/words'
import type { ImportRun } from '@/features/importar/model/importRun'
import { otherFileRequested } from '@/features/importar/slice'
import { direccionOf } from '@/kits/history/model/recordAddress'
import type { Reversion } from '@/shared/history'
import { recordName } from '@/shared/recordName'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { ActionBar } from '@/ui/form/ActionBar'
import { Page } from '@/ui/page/Page'
import { tableMomentOf } from '@/ui/text/dates'
import { numero } from '@/ui/text/numero'
import styles from '@/features/importar/result/UndonePage.module.css'

interface UndonePageProps {
  run: ImportRun
  deshecho: Reversion
}

const Kept = ({ record }: { record: Reversion['cambiados'][number] }) => {
  const { tipo, id, codigo } = record
  const link = direccionOf(tipo, id)
  const name = recordName(record)
  return (
    <li>
      {link === undefined ? (
        name
      ) : (
        <Link className="link" {...link}>
          {name}
        </Link>
      )}
      {codigo !== null && <span className={styles.code}>{codigo}</span>}
    </li>
  )
}

/** Result of an undo, with the records that keep their values because others have changed them since [IX-07]. */
export const UndonePage = ({ run: { recurso, fileName, at }, deshecho: { deshechos, cambiados } }: UndonePageProps) => {
  const dispatch = useAppDispatch()
  const title = undoneTitle(recurso, cambiados.length)
  return (
    <>
      <Page width="wide" bar="after">
        <ImportHeader recurso={recurso} step={4} title={title} />
        <FileFacts name={fileName}>
          <span>Importado el {tableMomentOf(at)}</span>
          <Link className="link" to="/actividad">
            Ver en Actividad
          </Link>
        </FileFacts>
        <Facts
          facts={[
            { term: 'Como antes de la importación', count: deshechos },
            { term: 'Se quedan como están', count: cambiados.length },
          ]}
        />
        {cambiados.length > 0 && (
          <LeftSection title="Se quedan como están" count={cambiados.length}>
            <LeftNote>Alguien los ha cambiado o los usa desde la importación.</LeftNote>
            <ul className={styles.kept}>
              {cambiados.map(record => (
                <Kept key={`${record.tipo}/${record.id}`} record={record} />
              ))}
            </ul>
          </LeftSection>
        )}
      </Page>
      <ActionBar
        label="Importación deshecha"
        width="wide"
        status={`${numero(deshechos)} de ${numero(deshechos + cambiados.length)} como antes`}
      >
        <Button onPress={() => dispatch(otherFileRequested())}>Otro archivo</Button>
        <LinkButton to={listPath(recurso)} variant="primary">
          Ir a la lista
        </LinkButton>
      </ActionBar>
    </>
  )
}
