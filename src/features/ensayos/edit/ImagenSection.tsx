import { memo } from 'react'
import type { ImageDraft } from '@/store/imageDraft'
import { ImageField } from '@/kits/forms/ImageField'
import { useImageOutcome } from '@/kits/forms/useImageOutcome'
import { fields } from '@/features/ensayos/edit/labels'
import { saveKey, selectFormId } from '@/features/ensayos/slice'
import { useAppSelector } from '@/store/hooks'
import { useFieldBinding } from '@/ui/fields/formik'
import { Section } from '@/ui/page/Section'

/** Catalogue image of the trial, uploaded and deleted with the save [TR-07]. */
export const ImagenSection = memo(({ saved }: { saved: string | null }) => {
  const { name, value, onChange } = useFieldBinding<ImageDraft>('imagen')
  const formId = useAppSelector(selectFormId)
  const outcome = useImageOutcome({ runKey: saveKey({ formId }), property: name, value, onChange })
  return (
    <Section title={fields.imagen.label}>
      <ImageField
        label={fields.imagen.label}
        hideLabel
        value={value}
        onChange={onChange}
        formId={formId}
        saved={saved || null}
        outcome={outcome}
      />
    </Section>
  )
})
