import type { ImageDraft } from '@/domain/imageDraft'
import { ImageField } from '@/forms/ImageField'
import { useFieldBinding } from '@/ui/formik'
import { Section } from '@/ui/Section'

const TITLE = 'Imagen catálogo'

/** [TR-07] */
export const ImagenSection = ({ saved }: { saved: string | null }) => {
  const { value, onChange } = useFieldBinding<ImageDraft>('imagen')
  return (
    <Section title={TITLE}>
      <ImageField label={TITLE} hideLabel value={value} onChange={onChange} saved={saved || null} />
    </Section>
  )
}
