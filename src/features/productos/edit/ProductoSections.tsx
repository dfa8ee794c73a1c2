import type { ReactNode } from 'react'
import { ComposicionSection } from '@/features/productos/edit/composicion/ComposicionSection'
import { CultivosSection } from '@/features/productos/edit/cultivos/CultivosSection'
import { EnlaceSection } from '@/features/productos/edit/EnlaceSection'
import { GeneralesSection } from '@/features/productos/edit/GeneralesSection'
import { ImagenSection } from '@/features/productos/edit/ImagenSection'
import { PaisesSection } from '@/features/productos/edit/paises/PaisesSection'
import { EnvasesSection, IconosSection } from '@/features/productos/edit/PictureSections'
import { sections, type FormSection, type SectionProps } from '@/features/productos/edit/sections'
import { SeoSection } from '@/features/productos/edit/SeoSection'

const components: Record<FormSection['id'], (props: SectionProps) => ReactNode> = {
  paises: PaisesSection,
  generales: GeneralesSection,
  iconos: IconosSection,
  composicion: ComposicionSection,
  cultivos: CultivosSection,
  envases: EnvasesSection,
  catalogo: props => <ImagenSection property="imagen_catalogo" {...props} />,
  accion: props => <ImagenSection property="imagen_modo_de_accion" {...props} />,
  seo: SeoSection,
  compartir: EnlaceSection,
}

interface Props extends Omit<SectionProps, 'section'> {
  formId: string
}

/** Sections with an undo of removals: a save changes the form's id, and so resets them. */
const WITH_UNDOING: FormSection['id'][] = ['paises', 'cultivos']

/** Sections of a kind of product, in order [PE-01]. */
export const ProductoSections = ({ formId, ...props }: Props) =>
  sections[props.tipo].map(section => {
    const { id } = section
    const Component = components[id]
    return <Component key={WITH_UNDOING.includes(id) ? `${id}/${formId}` : id} section={section} {...props} />
  })
