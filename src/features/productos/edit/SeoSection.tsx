import { MapField } from '@/features/productos/edit/fields'
import type { SectionProps } from '@/features/productos/edit/sections'
import { useDireccion } from '@/features/productos/edit/useDireccion'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { Section } from '@/ui/page/Section'
import { TextField } from '@/ui/fields/TextField'

/** Section of the texts that search engines and link previews show; the server creates the slug [PE-02]. */
export const SeoSection = ({ section: { id, label }, locale, record }: SectionProps) => {
  const slug = useDireccion(record).change?.slug
  return (
    <Section id={id} title={label}>
      <FormGrid>
        <MapField name="seo_title" locale={locale} />
        <MapField name="seo_description" locale={locale} multiline />
        <Column span={6}>
          <MapField name="seo_imagen_catalogo_alt" locale={locale} />
        </Column>
        <Column span={6}>
          <TextField
            label="Slug"
            value={record.slug}
            onChange={() => undefined}
            isReadOnly
            hint={slug ? `Pasará a ser ${slug}` : undefined}
          />
        </Column>
      </FormGrid>
    </Section>
  )
}
