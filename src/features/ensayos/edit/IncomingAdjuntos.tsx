import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import { Thumb } from '@/ui/images/Thumb'
import { fileSize } from '@/ui/images/fileSize'
import { useObjectUrl } from '@/ui/images/useObjectUrl'
import { excessOf } from '@/kits/pictures/intake'
import type { Incoming, useIntakes } from '@/kits/pictures/useIntakes'
import styles from '@/features/ensayos/edit/IncomingAdjuntos.module.css'

interface RowProps {
  each: Incoming
  limit: string
  onReduce: () => void
  onDiscard: () => void
}

const Row = ({ each: { intake }, limit, onReduce, onDiscard }: RowProps) => {
  const preview = useObjectUrl(intake.kind === 'large' ? intake.picture.preview : null)
  if (intake.kind === 'refused') {
    return (
      <li className={styles.refused}>
        <Icon name="alert-circle" />
        <span className={styles.text} role="alert">
          {intake.name && <b>{intake.name}</b>} {intake.sentence} No se ha añadido.
        </span>
        <IconButton icon="x" label={`Cerrar el aviso de ${intake.name || 'lo pegado'}`} onPress={onDiscard} />
      </li>
    )
  }
  const isLarge = intake.kind === 'large'
  const offer = isLarge ? intake.offer : null
  return (
    <li className={styles.row} data-look={intake.kind} aria-busy={offer === null}>
      <span className={styles.thumb}>{preview ? <Thumb src={preview} size="large" /> : <Icon name="spinner" />}</span>
      <span className={styles.text}>
        {isLarge ? (
          <span className={styles.limit}>
            <Icon name="alert" />
            {excessOf(intake.picture, limit)}
          </span>
        ) : (
          intake.sentence
        )}
        <span className={styles.note}>
          <b>{intake.name}</b> · {fileSize(intake.size)}
          {isLarge && ` · ${intake.picture.width} × ${intake.picture.height}`}
          {offer && ` · Quedará en ${offer.format} de ${offer.picture.width} × ${offer.picture.height}, ${offer.loses}`}
        </span>
      </span>
      <span className={styles.actions}>
        {isLarge && (
          <Button
            small
            icon="reduce"
            busy={offer === null}
            label={offer ? `Reducir a ${fileSize(offer.picture.file.size)} ${intake.name}` : `Reducir ${intake.name}`}
            onPress={onReduce}
          >
            {offer ? `Reducir a ${fileSize(offer.picture.file.size)}` : 'Reducir'}
          </Button>
        )}
        <IconButton icon="x" label={`Descartar ${intake.name}`} onPress={onDiscard} />
      </span>
    </li>
  )
}

/** Files that are on their way to be attachments, were refused, or are over the limit: neither counted nor saved [PH-03]. */
export const IncomingAdjuntos = ({ intakes }: { intakes: ReturnType<typeof useIntakes> }) => {
  const { incoming, limit, reduce, discard } = intakes
  const offered = incoming.filter(({ intake }) => intake.kind === 'large' && intake.offer)
  if (incoming.length === 0) return null
  return (
    <>
      {offered.length > 1 && (
        <p className={styles.all}>
          <span className={styles.text}>{offered.length} imágenes superan el límite</span>
          <Button small icon="reduce" onPress={() => offered.forEach(reduce)}>
            {`Reducir las ${offered.length}`}
          </Button>
        </p>
      )}
      <ol aria-label="Imágenes que llegan" data-focus-home>
        {incoming.map(each => (
          <Row key={each.key} each={each} limit={limit} onReduce={() => reduce(each)} onDiscard={() => discard(each.key)} />
        ))}
      </ol>
    </>
  )
}
