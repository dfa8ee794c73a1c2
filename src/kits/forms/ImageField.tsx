import { useEffect, useState } from 'react'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { selectConfiguration } from '@/store/configuration'
import { REMOVED } from '@/store/images'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fileVault } from '@/store/vault'
import { ImagePicker } from '@/kits/forms/images/ImagePicker'

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

const MEGABYTE = 1_000_000

/** Object URL of a file in the vault, while the file is chosen [IM-07]. */
const usePreview = (ticket: string | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (ticket === null) return
    const created = URL.createObjectURL(fileVault.open({ ticket }))
    // Created in an effect, because the URL has to be revoked.
    // eslint-disable-next-line react/set-state-in-effect
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [ticket])
  return ticket === null ? null : url
}

/** Image of a record in a form; a chosen file waits in the vault until the save uploads it [IM-01, IM-03, IM-07]. */
export const ImageField = ({ label, hideLabel, value, onChange, formId, saved, outcome = null, canRemove = true }: Props) => {
  const dispatch = useAppDispatch()
  const { maxUploadBytes } = useAppSelector(selectConfiguration)
  const limit = `${maxUploadBytes / MEGABYTE} MB`
  const preview = usePreview(value.kind === 'chosen' ? value.ticket : null)
  const uploaded = usePreview(outcome === REMOVED ? null : outcome)

  const turnTo = (next: ImageDraft) => {
    if (value.kind === 'chosen' && value.ticket !== outcome) fileVault.drop(value)
    onChange(next)
  }
  const take = (file: File) => {
    if (file.size > maxUploadBytes) {
      dispatch(toastRaised('warning', `El archivo seleccionado es demasiado grande (límite ${limit})`))
      return
    }
    turnTo({ kind: 'chosen', ...fileVault.keep(file, formId), name: file.name, size: file.size })
  }
  return (
    <ImagePicker
      label={label}
      hideLabel={hideLabel}
      saved={outcome === null ? saved : uploaded}
      state={value.kind}
      chosen={value.kind === 'chosen' && preview !== null ? { previewUrl: preview, name: value.name, size: value.size } : undefined}
      limit={`Máximo ${limit}`}
      onFile={take}
      onRemove={canRemove ? () => turnTo({ kind: 'remove' }) : undefined}
      onUndo={() => turnTo(KEEP)}
      onRejected={({ name }) => dispatch(toastRaised('warning', `«${name}» no es una imagen PNG, JPEG, WebP o GIF`))}
    />
  )
}
