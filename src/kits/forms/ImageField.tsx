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
  /** Only read aloud: the title above says the same. */
  hideLabel?: boolean
  value: ImageDraft
  onChange: (draft: ImageDraft) => void
  /** Of the form, which keeps what is chosen no longer than it is open. */
  formId: string
  /** Address of the image that the record had when the form opened. */
  saved: string | null
  /** What a save has done of it since, though it failed further on. */
  outcome?: string | null
  /** False where the API takes another image only in its place [TR-16]. */
  canRemove?: boolean
}

const MEGABYTE = 1_000_000

/** Address under which the page shows a file of the vault, as long as that one is chosen [IM-07]. */
const usePreview = (ticket: string | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (ticket === null) return
    const created = URL.createObjectURL(fileVault.open({ ticket }))
    // Not while rendering: what is made here has to be given back.
    // eslint-disable-next-line react/set-state-in-effect
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [ticket])
  return ticket === null ? null : url
}

/** The image of a record in a form: what is chosen waits in the vault until the save uploads it [IM-01, IM-03, IM-07]. */
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
