import { useEffect, useRef, useState } from 'react'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { selectConfiguration } from '@/store/configuration'
import { REMOVED } from '@/store/images'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { fileVault } from '@/store/vault'
import { ImagePicker } from '@/kits/forms/images/ImagePicker'
import { advanced, begun, excessOf, isUnderWay, type Intake } from '@/kits/pictures/intake'
import type { ReadyPicture } from '@/kits/pictures/prepared'
import { preparePicture } from '@/kits/pictures/preparePicture'
import { WaitForPictures } from '@/kits/pictures/WaitForPictures'
import { useUnhurried } from '@/ui/progress/useUnhurried'
import { fileSize } from '@/ui/images/fileSize'
import { useObjectUrl } from '@/ui/images/useObjectUrl'

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

/** Address under which the page shows a file of the vault, as long as that one is chosen [IM-07]. */
const usePreview = (ticket: string | null): string | null => useObjectUrl(ticket === null ? null : fileVault.open({ ticket }))

const TEXT: Intake = { kind: 'refused', name: '', size: 0, sentence: 'Lo que ha copiado es texto: copie solo una imagen, o elija su archivo.' }

/**
 * The image of a record in a form: what is chosen waits in the vault until the save uploads it [IM-01, IM-03, IM-07]. A file counts as
 * chosen once it was decoded, and converted where the server does not take it [PH-01]; until then the field has what it had.
 */
export const ImageField = ({ label, hideLabel, value, onChange, formId, saved, outcome = null, canRemove = true }: Props) => {
  const dispatch = useAppDispatch()
  const { maxUploadBytes } = useAppSelector(selectConfiguration)
  const limit = fileSize(maxUploadBytes)
  const preview = usePreview(value.kind === 'chosen' ? value.ticket : null)
  const uploaded = usePreview(outcome === REMOVED ? null : outcome)
  const [intake, setIntake] = useState<Intake | null>(null)
  const work = useRef<AbortController | null>(null)
  useEffect(() => () => work.current?.abort(), [])
  const working = useUnhurried(intake?.kind === 'working' ? intake : null)
  const shown = intake?.kind === 'working' ? working : intake
  const largePreview = useObjectUrl(intake?.kind === 'large' ? intake.picture.preview : null)

  const discard = () => {
    work.current?.abort()
    setIntake(null)
  }
  const turnTo = (next: ImageDraft) => {
    discard()
    if (value.kind === 'chosen' && value.ticket !== outcome) fileVault.drop(value)
    onChange(next)
  }
  const choose = ({ file, ...facts }: ReadyPicture) =>
    turnTo({ kind: 'chosen', ...fileVault.keep(file, formId), name: file.name, size: file.size, facts })
  const take = async (file: File) => {
    discard()
    const { signal } = (work.current = new AbortController())
    let current = begun(file)
    setIntake(current)
    const hear = (next: Intake | null) => {
      if (next) current = next
      setIntake(next)
    }
    const last = await preparePicture(
      file,
      maxUploadBytes,
      step => {
        if (step.kind === 'large') dispatch(toastRaised('warning', excessOf(step.picture, limit)))
        hear(advanced(current, step))
      },
      signal,
    )
    if (last.kind === 'ready') latest.current.choose(last.picture)
    else hear(advanced(current, last))
  }
  // The form may have changed while the file was prepared.
  const latest = useRef({ choose })
  useEffect(() => {
    latest.current = { choose }
  })
  const reduce = () => {
    if (intake?.kind === 'large' && intake.offer) choose(intake.offer.picture)
  }
  return (
    <>
      <ImagePicker
        label={label}
        hideLabel={hideLabel}
        saved={outcome === null ? saved : uploaded}
        state={value.kind}
        chosen={
          value.kind === 'chosen' && preview !== null
            ? { previewUrl: preview, name: value.name, size: value.size, facts: value.facts }
            : undefined
        }
        incoming={shown && { intake: shown, previewUrl: largePreview }}
        limit={limit}
        // A file that is given up has no end to wait for.
        onFile={file => void take(file).catch(() => undefined)}
        onReduce={reduce}
        onDiscard={discard}
        onRemove={canRemove ? () => turnTo({ kind: 'remove' }) : undefined}
        onUndo={() => turnTo(KEEP)}
        onPictureOfText={() => {
          discard()
          setIntake(TEXT)
        }}
      />
      {intake !== null && isUnderWay(intake) && <WaitForPictures />}
    </>
  )
}
