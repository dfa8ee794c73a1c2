import type { ImageDraft } from '@/domain/imageDraft'
import { ImageField } from '@/forms/ImageField'
import { selectTrial } from '@/features/ensayos/slice'
import { useSelect } from '@/store/useSelect'
import { useFieldBinding } from '@/ui/formik'
import { Section } from '@/ui/Section'

const TITLE = 'Imagen catálogo'

/** [TR-07] */
export const ImagenSection = ({ saved }: { saved: string | null }) => {
  const { value, onChange } = useFieldBinding<ImageDraft>('imagen')
  const { formId } = useSelect(selectTrial)
  return (
    <Section title={TITLE}>
      <ImageField label={TITLE} hideLabel value={value} onChange={onChange} formId={formId} saved={saved || null} />
    </Section>
  )
}
