import { useState } from 'react'
import { Link } from 'react-router-dom'
import { undoKey, undoRequested } from '@/features/historial/events'
import { selectHistory } from '@/features/historial/slice'
import { enlaceDe } from '@/kits/history/model/recordAddress'
import type { Reversion, Entrada } from '@/shared/history'
import { recordName } from '@/shared/recordName'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsRunning } from '@/store/sequences/slice'
import { Button } from '@/ui/buttons/Button'
import { Question } from '@/ui/dialogs/Question'
import { numbered, numero } from '@/ui/text/numero'
import styles from '@/features/historial/actividad/UndoEntry.module.css'

const records = (count: number): string => numbered(count, 'registro', 'registros')

/** Record that was not changed, by its name, with a link if it has a page. */
const Left = (record: Reversion['cambiados'][number]) => {
  const to = enlaceDe(record.tipo, record.id)
  const name = recordName(record)
  return (
    <li>
      {to ? (
        <Link className="link" to={to}>
          {name}
        </Link>
      ) : (
        name
      )}
    </li>
  )
}

const Result = ({ deshechos, cambiados }: Reversion) => (
  <>
    <p role="status">
      {`${records(deshechos)} como antes`}
      {cambiados.length > 0 && (cambiados.length === 1 ? '; 1 se queda como está:' : `; ${numero(cambiados.length)} se quedan como están:`)}
    </p>
    {cambiados.length > 0 && (
      <ul className={styles.left} aria-label="Se quedan como están">
        {cambiados.map(each => (
          <Left key={`${each.tipo}/${each.id}`} {...each} />
        ))}
      </ul>
    )}
  </>
)

/** Words for the undone action: an import, or changes. */
const whatIn = ({ importacion }: Entrada) =>
  importacion ? { title: 'Deshacer la importación', of: 'la importación' } : { title: 'Deshacer estos cambios', of: 'los cambios' }

const UndoAction = ({ entrada }: { entrada: Entrada }) => {
  const { id, registros } = entrada
  const { title, of } = whatIn(entrada)
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const isRunning = useAppSelector(selectIsRunning, undoKey(id))
  return (
    <>
      <Button small variant="danger" icon="undo" busy={isRunning} onPress={() => setAsking(true)}>
        {title}
      </Button>
      {isAsking && (
        <Question
          title={`¿Deshacer ${of} de ${records(registros)}?`}
          confirm={`Deshacer ${numero(registros)}`}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            dispatch(undoRequested(id))
          }}
        >
          <p>
            Cada registro vuelve a como estaba antes, y lo nuevo va a la papelera. Lo que alguien haya cambiado desde entonces se queda como
            está.
          </p>
        </Question>
      )}
    </>
  )
}

/**
 * Undo button of an entry with several records: an import, or an action on a selection. The group takes the focus when the result replaces
 * the button [IX-07].
 */
export const UndoEntry = ({ entrada }: { entrada: Entrada }) => {
  const deshecho = useAppSelector(selectHistory).deshechos[entrada.id]
  return (
    <div className={styles.undo} role="group" aria-label={whatIn(entrada).title} data-focus-home>
      {deshecho ? <Result {...deshecho} /> : <UndoAction entrada={entrada} />}
    </div>
  )
}
