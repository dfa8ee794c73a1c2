import type { SectionProps } from '@/features/productos/edit/ProductoSections'
import { selectConfiguration } from '@/store/configuration'
import { useSelect } from '@/store/useSelect'
import { CopyLink } from '@/features/productos/edit/CopyLink'
import { Section } from '@/ui/page/Section'

/** The product's public page, to be shared [PE-10]. */
export const EnlaceSection = ({ section: { id, label }, record: { slug } }: SectionProps) => {
  const { publicProductUrl } = useSelect(selectConfiguration)
  return (
    <Section id={id} title={label}>
      <CopyLink label="Dirección pública" href={publicProductUrl.replaceAll('{slug}', encodeURIComponent(slug))} />
    </Section>
  )
}
