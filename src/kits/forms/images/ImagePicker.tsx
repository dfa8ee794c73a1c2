import { useRef } from 'react'
import { previewOf } from '@/ui/images/thumbnail'
import { fileSize } from '@/ui/images/fileSize'
import { GroupField } from '@/ui/fields/GroupField'
import { Icon } from '@/ui/buttons/Icon'
import { ImageActions, type ImageLook } from '@/kits/forms/images/ImageActions'
import { DropBox } from '@/ui/images/DropBox'
import { useIncomingFiles } from '@/ui/images/useIncomingFiles'
import styles from '@/kits/forms/images/ImagePicker.module.css'

export interface ChosenImage {
  previewUrl: string
  name: string
  /** Maximum size in bytes. */
  size: number
}

interface ImagePickerProps {
  label: string
  hideLabel?: boolean | undefined
  /** Address of the record's image. */
  saved: string | null
  state: 'keep' | 'chosen' | 'remove'
  chosen?: ChosenImage | undefined
  onFile: (file: File) => void
  /** Left out when the record must keep an image. */
  onRemove?: (() => void) | undefined
  /** Reverts to `keep`. */
  onUndo: () => void
  /** Called with a file that is not an image. */
  onRejected?: (file: File) => void
  /** Hint, for example "Máximo 5 MB". */
  limit?: string | undefined
}

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

const lookOf = ({ state, saved, chosen }: ImagePickerProps): ImageLook => {
  if (state === 'chosen' && chosen) return 'chosen'
  if (saved === null) return 'empty'
  return state === 'remove' ? 'removed' : 'unchanged'
}

type Shown = Pick<ImagePickerProps, 'saved' | 'chosen' | 'limit'> & { look: ImageLook | 'dropTarget' }

const Picture = ({ look, saved, chosen }: Shown) => {
  if (look === 'chosen' && chosen) return <img src={chosen.previewUrl} alt="Vista previa de la imagen elegida" />
  if (look === 'unchanged' && saved) return <img src={previewOf(saved)} alt="Imagen actual" />
  return <Icon name={look === 'removed' ? 'trash' : look === 'dropTarget' ? 'upload' : 'image'} />
}

const Words = ({ look, chosen, limit }: Shown) => {
  if (look === 'dropTarget') return 'Suelte la imagen aquí'
  if (look === 'removed') return 'Se eliminará al guardar'
  if (look === 'chosen' && chosen) {
    return (
      <>
        <b>{chosen.name}</b> · {fileSize(chosen.size)} <br />
        Se subirá al guardar
      </>
    )
  }
  return (
    <>
      <span className={styles.invitation}>Arrastre una imagen aquí, péguela o elíjala. </span>
      {limit && <span className={styles.limit}>{limit}</span>}
    </>
  )
}

/**
 * Image of a record: saved, chosen for upload, or to be deleted; the owner holds the state [IM-01, IM-07]. Files are chosen in the dialog,
 * dropped or pasted.
 */
export const ImagePicker = (props: ImagePickerProps) => {
  const { label, hideLabel, saved, chosen, onFile, onRemove, onUndo, onRejected, limit } = props
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File) => (ACCEPTED.includes(file.type) ? onFile(file) : onRejected?.(file))
  const incoming = useIncomingFiles(take)
  const look = lookOf(props)
  const shown = { saved, chosen, limit, look: incoming.isDropTarget ? ('dropTarget' as const) : look }
  return (
    <GroupField label={label} hideLabel={hideLabel}>
      <DropBox look={look} incoming={incoming} picture={<Picture {...shown} />} words={<Words {...shown} />}>
        <ImageActions look={look} onChoose={() => input.current?.click()} onRemove={onRemove} onUndo={onUndo} />
        <input
          ref={input}
          type="file"
          accept={ACCEPTED.join(',')}
          hidden
          aria-label={`${label}: archivo`}
          onChange={event => {
            const file = event.target.files?.[0]
            // Reset, so that the same file can be chosen again.
            event.target.value = ''
            if (file) take(file)
          }}
        />
      </DropBox>
    </GroupField>
  )
}
