import { previewOf } from '@/ui/images/thumbnail'
import { fileSize } from '@/ui/images/fileSize'
import { GroupField } from '@/ui/fields/GroupField'
import { Icon } from '@/ui/buttons/Icon'
import { ImageActions, type ImageLook } from '@/kits/forms/images/ImageActions'
import { OFFERED } from '@/kits/pictures/format'
import { excessOf, reduceTo, sizeInWords, type Intake } from '@/kits/pictures/intake'
import { DropBox } from '@/ui/images/DropBox'
import { useFileDialog } from '@/ui/images/useFileDialog'
import { useIncomingFiles } from '@/ui/images/useIncomingFiles'
import type { PictureFacts } from '@/store/imageDraft'
import styles from '@/kits/forms/images/ImagePicker.module.css'

interface ChosenImage {
  /** Address of the preview; null while it is being made. */
  previewUrl: string | null
  name: string
  /** Size of the file in bytes. */
  size: number
  facts?: PictureFacts
}

/** File that is being prepared, over a limit, or refused. */
interface IncomingImage {
  intake: Intake
  /** Address of the preview of a file over a limit. */
  previewUrl: string | null
}

interface ImagePickerProps {
  label: string
  hideLabel?: boolean
  /** Address of the record's image. */
  saved: string | null
  state: 'keep' | 'chosen' | 'remove'
  chosen?: ChosenImage
  incoming?: IncomingImage | null
  onFile: (file: File) => void
  /** Accepts the offered reduced picture. */
  onReduce: () => void
  /** Discards the incoming file. */
  onDiscard: () => void
  /** Left out if the record must keep an image. */
  onRemove?: () => void
  /** Reverts to `keep`. */
  onUndo: () => void
  /** Called for a picture that was pasted together with a text. */
  onPictureOfText?: () => void
  /** Size limit in words: "5 MB". */
  limit: string
}

const lookOf = ({ state, saved, chosen, incoming }: ImagePickerProps): ImageLook => {
  if (incoming?.intake.kind === 'large') return 'large'
  if (state === 'chosen' && chosen) return 'chosen'
  if (saved === null) return 'empty'
  return state === 'remove' ? 'removed' : 'unchanged'
}

type PickerView = Pick<ImagePickerProps, 'saved' | 'chosen' | 'incoming' | 'limit'> & { look: ImageLook | 'dropTarget' }

const PREVIEW = 'Vista previa de la imagen elegida'

const Picture = ({ look, saved, chosen, incoming }: PickerView) => {
  if (look === 'large' && incoming?.previewUrl) return <img src={incoming.previewUrl} alt={PREVIEW} />
  if (look === 'chosen' && chosen?.previewUrl) return <img src={chosen.previewUrl} alt={PREVIEW} />
  if (look === 'unchanged' && saved) return <img src={previewOf(saved)} alt="Imagen actual" />
  return <Icon name={look === 'removed' ? 'trash' : look === 'dropTarget' ? 'upload' : 'image'} />
}

const pixels = ({ width, height }: { width: number; height: number }) => ` · ${width} × ${height}`

const Words = ({ look, chosen, incoming, limit }: PickerView) => {
  const intake = incoming?.intake
  if (look === 'dropTarget') return 'Suelte la imagen aquí'
  if (intake?.kind === 'large') {
    return (
      <>
        <b>{intake.name}</b>
        {sizeInWords(intake)}
        {pixels(intake.picture)}
        {intake.offer === null && <span className={styles.muted}>Reduciendo ...</span>}
      </>
    )
  }
  if (intake?.kind === 'working') {
    return (
      <>
        <b>{intake.name}</b>
        {sizeInWords(intake)} <span className={styles.muted}>{intake.sentence}</span>
      </>
    )
  }
  if (look === 'removed') return 'Se eliminará al guardar'
  if (look === 'chosen' && chosen) {
    const { facts } = chosen
    return (
      <>
        <b>{chosen.name}</b> · {fileSize(chosen.size)}
        {facts && pixels(facts)} <br />
        {facts?.origin && (
          <>
            {facts.origin} <br />
          </>
        )}
        Se subirá al guardar
      </>
    )
  }
  return (
    <>
      <span className={styles.invitation}>Arrastre una imagen aquí, péguela o elíjala. </span>
      <span className={styles.muted}>JPEG, PNG, WebP, GIF, HEIC, AVIF, TIFF o BMP. Máximo {limit}</span>
    </>
  )
}

const Warning = ({ intake, limit }: { intake: Intake; limit: string }) => {
  if (intake.kind === 'working') return null
  const isRefused = intake.kind === 'refused'
  return (
    <p className={isRefused ? styles.refused : styles.limit}>
      <Icon name={isRefused ? 'alert-circle' : 'alert'} />
      <span>
        {isRefused && <b>{intake.name}</b>} {isRefused ? intake.sentence : excessOf(intake.picture, limit)}
      </span>
    </p>
  )
}

const hintOf = (intake: Intake | undefined): string | undefined => {
  if (intake?.kind !== 'large' || !intake.offer) return undefined
  const { picture, format, loses } = intake.offer
  return `Quedará en ${format} de ${picture.width} × ${picture.height}, ${loses}.`
}

/**
 * Field for one image of a record: saved, chosen for upload, or to be deleted; the owner holds the state [IM-01, IM-07]. A file comes from
 * the file dialog, a drop or a paste. A file over a limit is shown with the offer to reduce it [PH-02].
 */
export const ImagePicker = (props: ImagePickerProps) => {
  const { label, hideLabel, saved, chosen, incoming, onFile, onReduce, onDiscard, onRemove, onUndo, onPictureOfText, limit } = props
  const { ask, input } = useFileDialog({ label: `${label}: archivo`, accepted: OFFERED, onFile })
  const files = useIncomingFiles(([file]) => onFile(file), { onPictureOfText })
  const intake = incoming?.intake
  const offer = intake?.kind === 'large' ? intake.offer : null
  const look = lookOf(props)
  const shown = { saved, chosen, incoming, limit, look: files.isDropTarget ? ('dropTarget' as const) : look }
  const hint = hintOf(intake)
  return (
    <GroupField label={label} hideLabel={hideLabel}>
      <DropBox
        look={look}
        incoming={files}
        isBusy={intake?.kind === 'working' || (intake?.kind === 'large' && offer === null)}
        picture={<Picture {...shown} />}
        words={<Words {...shown} />}
      >
        <div role="alert">{intake && <Warning intake={intake} limit={limit} />}</div>
        <ImageActions
          look={look}
          isWorking={intake?.kind === 'working'}
          reduce={offer && reduceTo(offer)}
          onChoose={ask}
          onReduce={onReduce}
          onDiscard={onDiscard}
          onRemove={onRemove}
          onUndo={onUndo}
        />
        {hint && <p className={styles.hint}>{hint}</p>}
        {input}
      </DropBox>
    </GroupField>
  )
}
