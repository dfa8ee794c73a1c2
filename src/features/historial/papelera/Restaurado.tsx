import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { capitalized } from '@/shared/capitalized'
import { articleOf } from '@/shared/endingOf'
import { nounOfTipo } from '@/kits/history/model/fieldCatalogue'
import { direccionOf } from '@/kits/history/model/recordAddress'
import type { RestauracionIncompleta } from '@/features/historial/slice'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { TextButton } from '@/ui/buttons/TextButton'
import { Dialog } from '@/ui/dialogs/Dialog'
import { tableDayOf } from '@/ui/text/dates'
import styles from '@/features/historial/papelera/Restaurado.module.css'

const RECORD = { one: 'registro', many: 'registros', gender: 'm' } as const

/** Label, for example "Abrir la familia"; "Abrir el producto" for both kinds of products. */
const openWords = (tipo: string): string => {
  const noun = nounOfTipo(tipo) ?? RECORD
  return `Abrir ${articleOf(noun, 1)} ${tipo.startsWith('productos_') ? 'producto' : noun.one}`
}

interface RestauradoProps {
  restoreResult: RestauracionIncompleta
  /** Restores a missing record that is in the trash. */
  onRestore: (id: number, nombre: string) => void
  onClose: () => void
}

/** Result of a restore: the missing references with their reasons and remedies, then the restored parts [HI-04]. */
export const Restaurado = ({ restoreResult: { nombre, tipo, id, perdidas, recuperado }, onRestore, onClose }: RestauradoProps) => {
  const titles = useId()
  const navigate = useNavigate()
  const address = direccionOf(tipo, id)
  return (
    <Dialog
      title={`${nombre} ha vuelto, pero no entero`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cerrar</Button>
          {address && (
            <Button variant="primary" onPress={() => void navigate(address.to, { state: address.state })}>
              {openWords(tipo)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.outcome}>
        <section aria-labelledby={`${titles}-no`}>
          <h3 className={styles.title} id={`${titles}-no`}>
            No se ha podido recuperar
          </h3>
          <ul>
            {perdidas.map(({ que, motivo, momento, papelera }, at) => (
              // Index as key, because losses have no ids and the list never changes.
              <li key={at} className={styles.lost}>
                <Icon name="x-circle" />
                <p>
                  <b>{que}</b>
                  <span className={styles.why}>{momento ? `${motivo} desde el ${tableDayOf(Date.parse(momento))}` : motivo}</span>
                </p>
                {papelera !== null && (
                  <TextButton aria-label={`Restaurarlo también: ${que}`} onPress={() => onRestore(papelera, que)}>
                    Restaurarlo también
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby={`${titles}-si`}>
          <h3 className={styles.title} id={`${titles}-si`}>
            Recuperado
          </h3>
          <ul>
            {[nombre, ...recuperado.split('; ').filter(Boolean)].map(each => (
              <li key={each} className={styles.back}>
                <Icon name="check" />
                <p>{capitalized(each)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}
