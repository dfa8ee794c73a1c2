import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { fileSize } from '@/ui/fileSize'
import { GroupField } from '@/ui/GroupField'
import { Icon } from '@/ui/Icon'
import { useIncomingFiles } from '@/ui/useIncomingFiles'
import styles from '@/ui/ImagePicker.module.css'

export interface ChosenImage {
  previewUrl: string
  name: string
  /** In bytes. */
  size: number
}

interface ImagePickerProps {
  label: string
  /** Address of the image that the record has. */
  saved: string | null
  state: 'keep' | 'chosen' | 'remove'
  chosen?: ChosenImage | undefined
  onFile: (file: File) => void
  onRemove: () => void
  /** Back to `keep`. */
  onUndo: () => void
  /** Gets a file that is no image. */
  onRejected?: (file: File) => void
  error?: string | undefined
  /** "Máximo 5 MB" */
  limit?: string | undefined
}

const ACCEPTED = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

type Look = 'empty' | 'unchanged' | 'chosen' | 'removed'

const lookOf = ({ state, saved, chosen }: ImagePickerProps): Look => {
  if (state === 'chosen' && chosen) return 'chosen'
  if (saved === null) return 'empty'
  return state === 'remove' ? 'removed' : 'unchanged'
}

const Frame = ({ look, image }: { look: Look; image: ReactNode }) => (
  <div className={styles.frame}>{image ?? <Icon name={look === 'removed' ? 'trash' : 'image'} />}</div>
)

/**
 * One image of a record: as saved, chosen for upload, or to be deleted; which of them, its owner knows [IM-01, IM-07]. A file comes by
 * the dialog, by dropping it or by pasting it.
 */
export const ImagePicker = (props: ImagePickerProps) => {
  const { label, saved, chosen, onFile, onRemove, onUndo, onRejected, error, limit } = props
  const look = lookOf(props)
  const input = useRef<HTMLInputElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  /** A button that does its work may go; the focus must not go with it. */
  const keepsFocus = useRef(false)
  const take = (file: File) => (ACCEPTED.includes(file.type) ? onFile(file) : onRejected?.(file))
  const { target, isDropTarget } = useIncomingFiles(take)

  useEffect(() => {
    if (keepsFocus.current) actions.current?.querySelector('button')?.focus()
    keepsFocus.current = false
  }, [look])
  const andStay = (act: () => void) => () => {
    keepsFocus.current = true
    act()
  }

  const choose = (text: string, quiet = false) => (
    <Button small icon="upload" variant={quiet ? 'quiet' : 'secondary'} onPress={() => input.current?.click()}>
      {text}
    </Button>
  )
  const undo = (quiet = false) => (
    <Button small icon="undo" variant={quiet ? 'quiet' : 'secondary'} onPress={andStay(onUndo)}>
      Deshacer
    </Button>
  )
  const invitation = <>Arrastre una imagen aquí, péguela o elíjala. {limit && <span className={styles.limit}>{limit}</span>}</>
  const shown = {
    empty: { image: null, text: invitation, buttons: choose('Elegir imagen') },
    unchanged: {
      image: saved && <img src={saved} alt="Imagen actual" />,
      text: invitation,
      buttons: (
        <>
          {choose('Cambiar')}
          <Button small icon="trash" variant="danger" onPress={andStay(onRemove)}>
            Eliminar
          </Button>
        </>
      ),
    },
    chosen: {
      image: chosen && <img src={chosen.previewUrl} alt="Vista previa de la imagen elegida" />,
      text: chosen && (
        <>
          <b>{chosen.name}</b> · {fileSize(chosen.size)} <br />
          Se subirá al guardar
        </>
      ),
      buttons: (
        <>
          {choose('Cambiar')}
          {undo(true)}
        </>
      ),
    },
    removed: {
      image: null,
      text: 'Se eliminará al guardar',
      buttons: (
        <>
          {undo()}
          {choose('Elegir otra', true)}
        </>
      ),
    },
  }[look]

  return (
    <GroupField label={label} error={error}>
      <div className={styles.picker} data-state={look} data-drop-target={isDropTarget || undefined} {...target}>
        {isDropTarget ? (
          <div className={styles.frame}>
            <Icon name="upload" />
          </div>
        ) : (
          <Frame look={look} image={shown.image} />
        )}
        <div className={styles.body}>
          <p className={styles.state} role="status">
            {isDropTarget ? 'Suelte la imagen aquí' : shown.text}
          </p>
          {/* Out of sight but there: what the pointer drags must not lose the ground under it. */}
          <div className={styles.actions} ref={actions}>
            {shown.buttons}
          </div>
        </div>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED.join(',')}
          hidden
          aria-label={`${label}: archivo`}
          onChange={event => {
            const file = event.target.files?.[0]
            // Emptied, so that the same file can be chosen again.
            event.target.value = ''
            if (file) take(file)
          }}
        />
      </div>
    </GroupField>
  )
}
