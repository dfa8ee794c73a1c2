import type { ImageDraft } from '@/store/imageDraft'
import type { ImagenDeProducto } from '@/features/productos/model/productoFields'
import { ImageField } from '@/kits/forms/ImageField'
import { useImageOutcome } from '@/kits/forms/useImageOutcome'
import type { SectionProps } from '@/features/productos/edit/sections'
import { saveKey, selectProducto } from '@/features/productos/slice'
import { useAppSelector } from '@/store/hooks'
import { useFieldBinding } from '@/ui/fields/formik'
import { Section } from '@/ui/page/Section'

/** Section of one of a product's two images; the image is uploaded or deleted after the save [IM-01]. */
export const ImagenSection = ({ section: { id, label }, record, property }: SectionProps & { property: ImagenDeProducto }) => {
  const { value, onChange } = useFieldBinding<ImageDraft>(property)
  const { formId } = useAppSelector(selectProducto)
  const outcome = useImageOutcome({ runKey: saveKey({ formId }), property, value, onChange })
  return (
    <Section id={id} title={label}>
      <ImageField
        label={label}
        hideLabel
        value={value}
        onChange={onChange}
        formId={formId}
        saved={record[property] || null}
        outcome={outcome}
      />
    </Section>
  )
}
