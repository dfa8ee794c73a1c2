import { useMemo } from 'react'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { REMOVED } from '@/store/images'
import { fileVault } from '@/store/vault'
import { ImagePicker } from '@/kits/forms/images/ImagePicker'
import { IncomingInSave } from '@/kits/pictures/IncomingInSave'
import { useIntakes } from '@/kits/pictures/useIntakes'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'
import { useThumb } from '@/kits/pictures/thumbs'
import { useObjectUrl } from '@/ui/images/useObjectUrl'

interface Props {
  label: string
  /** Accessible name only: the visible title says the same. */
  hideLabel?: boolean
  value: ImageDraft
  onChange: (draft: ImageDraft) => void
  /** Form that owns the chosen file; the file is released with the form. */
  formId: string
  /** Address of the record's image when the form was opened. */
  saved: string | null
  /** Result of the save for this image, when a later step failed. */
  outcome?: string | null
  /** False when the API can only replace the image [TR-16]. */
  canRemove?: boolean
}

/** Object URL of a file in the vault [IM-07]. */
const usePreview = (ticket: string | null): string | null =>
  useThumb(useMemo(() => (ticket === null ? null : (fileVault.find({ ticket }) ?? null)), [ticket]))

const TEXT = 'Lo que ha copiado es texto: copie solo una imagen, o elija su archivo.'

/**
 * Image of a record in a form; a chosen file stays in the vault until the save uploads it [IM-01, IM-03, IM-07]. A file counts as chosen
 * once it is decoded, and converted if the server does not accept its format [PH-01]; until then the field keeps its value.
 */
export const ImageField = ({ label, hideLabel, value, onChange, formId, saved, outcome = null, canRemove = true }: Props) => {
  const preview = usePreview(value.kind === 'chosen' ? value.ticket : null)
  const uploaded = usePreview(outcome === REMOVED ? null : outcome)
  const put = (next: ImageDraft) => {
    if (value.kind === 'chosen' && value.ticket !== outcome) fileVault.drop(value)
    onChange(next)
  }
  const { incoming, limit, take, refuse, reduce, discardAll } = useIntakes(({ file, ...facts }) =>
    put({ kind: 'chosen', ...fileVault.keep(file, formId), name: file.name, size: file.size, facts }),
  )
  const turnTo = (next: ImageDraft) => {
    discardAll()
    put(next)
  }
  const intake = incoming.at(-1)?.intake ?? null
  const working = useDelayedPresence(intake?.kind === 'working' ? intake : null)
  const shown = intake?.kind === 'working' ? working : intake
  const largePreview = useObjectUrl(intake?.kind === 'large' ? intake.picture.preview : null)
  return (
    <>
      <ImagePicker
        label={label}
        hideLabel={hideLabel}
        saved={outcome === null ? saved : uploaded}
        state={value.kind}
        chosen={value.kind === 'chosen' ? { previewUrl: preview, name: value.name, size: value.size, facts: value.facts } : undefined}
        incoming={shown && { intake: shown, previewUrl: largePreview }}
        limit={limit}
        onFile={file => {
          discardAll()
          take([file])
        }}
        onReduce={() => incoming.slice(-1).forEach(reduce)}
        onDiscard={discardAll}
        onRemove={canRemove ? () => turnTo({ kind: 'remove' }) : undefined}
        onUndo={() => turnTo(KEEP)}
        onPictureOfText={() => {
          discardAll()
          refuse(TEXT)
        }}
      />
      <IncomingInSave incoming={incoming} isChanged={value.kind !== 'keep'} />
    </>
  )
}
