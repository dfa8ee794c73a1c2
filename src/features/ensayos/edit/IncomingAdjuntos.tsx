import { memo, startTransition, useEffect, useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import { Thumb } from '@/ui/images/Thumb'
import { useObjectUrl } from '@/ui/images/useObjectUrl'
import { excessOf, reduceTo, sizeInWords } from '@/kits/pictures/intake'
import type { IncomingFile, useIntakes } from '@/kits/pictures/useIntakes'
import { useSteady } from '@/ui/useSteady'
import { ItemNote } from '@/features/ensayos/edit/ItemContent'
import styles from '@/features/ensayos/edit/IncomingAdjuntos.module.css'

interface RowProps {
  each: IncomingFile
  limit: string
  onReduce: (each: IncomingFile) => void
  onDiscard: (key: number) => void
}

const Row = memo(({ each, limit, onReduce, onDiscard }: RowProps) => {
  const { key, intake } = each
  const preview = useObjectUrl(intake.kind === 'large' ? intake.picture.preview : null)
  if (intake.kind === 'refused') {
    return (
      <li className={styles.refused}>
        <Icon name="alert-circle" />
        <span className={styles.text} role="alert">
          {intake.name && <b>{intake.name}</b>} {intake.sentence} No se ha añadido.
        </span>
        <IconButton icon="x" label={`Cerrar el aviso de ${intake.name || 'lo pegado'}`} onPress={() => onDiscard(key)} />
      </li>
    )
  }
  const isLarge = intake.kind === 'large'
  const offer = isLarge ? intake.offer : null
  return (
    <li className={styles.row} data-look={intake.kind} aria-busy={offer === null}>
      <span className={styles.thumb}>
        {preview ? (
          <Thumb src={preview} size="large" />
        ) : (
          <Icon name={intake.kind === 'working' && intake.isWaiting ? 'image' : 'spinner'} />
        )}
      </span>
      <span className={styles.text}>
        {isLarge ? (
          <span className={styles.limit}>
            <Icon name="alert" />
            {excessOf(intake.picture, limit)}
          </span>
        ) : (
          intake.sentence
        )}
        <ItemNote>
          <b>{intake.name}</b>
          {sizeInWords(intake)}
          {isLarge && ` · ${intake.picture.width} × ${intake.picture.height}`}
          {offer && ` · Quedará en ${offer.format} de ${offer.picture.width} × ${offer.picture.height}, ${offer.loses}`}
        </ItemNote>
      </span>
      <span className={styles.actions}>
        {isLarge && (
          <Button
            small
            icon="reduce"
            busy={offer === null}
            label={offer ? `${reduceTo(offer)} ${intake.name}` : `Reducir ${intake.name}`}
            onPress={() => onReduce(each)}
          >
            {offer ? reduceTo(offer) : 'Reducir'}
          </Button>
        )}
        <IconButton icon="x" label={`Descartar ${intake.name}`} onPress={() => onDiscard(key)} />
      </span>
    </li>
  )
})

/** Number of rows added a frame: ten at once would be a long task [PH-04]. */
const SLICE = 2

/** List of files that are being prepared as attachments, were refused, or exceed the limit: neither counted nor saved [PH-03]. */
export const IncomingAdjuntos = ({ intakes }: { intakes: ReturnType<typeof useIntakes> }) => {
  const { incoming, limit, reduce, discard } = intakes
  const handlers = useSteady({ onReduce: reduce, onDiscard: discard })
  const [most, setMost] = useState(SLICE)
  if (incoming.length === 0 && most > SLICE) setMost(SLICE)
  useEffect(() => {
    if (incoming.length > most) startTransition(() => setMost(most + SLICE))
  }, [most, incoming.length])
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
        {incoming.slice(0, most).map(each => (
          <Row key={each.key} each={each} limit={limit} {...handlers} />
        ))}
      </ol>
    </>
  )
}
