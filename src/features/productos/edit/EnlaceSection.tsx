import type { SectionProps } from '@/features/productos/edit/sections'
import { useDireccion } from '@/features/productos/edit/useDireccion'
import { CopyLink } from '@/features/productos/edit/CopyLink'
import { Section } from '@/ui/page/Section'

/** Section of the public address, labelled as the previous one while a changed code or name is not saved [PE-10]. */
export const EnlaceSection = ({ section: { id, label }, record }: SectionProps) => {
  const { href, change } = useDireccion(record)
  return (
    <Section id={id} title={label}>
      {href === null ? (
        <p>{change?.text ?? 'Tendrá dirección cuando tenga código o nombre'}</p>
      ) : change ? (
        <CopyLink label="Dirección pública anterior" href={href} hint={change.text} copied="Copiada la anterior" />
      ) : (
        <CopyLink label="Dirección pública" href={href} />
      )}
    </Section>
  )
}
