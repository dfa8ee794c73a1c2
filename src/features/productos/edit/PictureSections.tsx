import { selectEnvases, selectIconos } from '@/features/productos/choices'
import type { SectionProps } from '@/features/productos/edit/sections'
import { useAppSelector } from '@/store/hooks'
import { useFieldBinding } from '@/ui/fields/formik'
import { PicturePicker, type PictureOption } from '@/features/productos/edit/PicturePicker'
import { Section } from '@/ui/page/Section'

interface PickedProps extends SectionProps {
  name: 'iconos' | 'envases'
  options: readonly PictureOption[]
}

const Picked = ({ section: { id, label }, name, options }: PickedProps) => {
  const { value, onChange } = useFieldBinding<number[]>(name)
  return (
    <Section id={id} title={label} count={`${value.length} de ${options.length}`}>
      <PicturePicker label={label} value={value} onChange={onChange} options={options} />
    </Section>
  )
}

/** Section with a multiple choice of icons [PE-09]. */
export const IconosSection = (props: SectionProps) => <Picked {...props} name="iconos" options={useAppSelector(selectIconos)} />

/** Section with a multiple choice of packagings [PE-09]. */
export const EnvasesSection = (props: SectionProps) => <Picked {...props} name="envases" options={useAppSelector(selectEnvases)} />
