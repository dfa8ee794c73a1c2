import { useMemo, useState } from 'react'
import { counted } from '@/shared/counted'
import { withEstado } from '@/features/productos/model/aplicacion'
import { associationsOf } from '@/features/productos/edit/cultivos/associations'
import { CultivoDialog, type Cascade } from '@/features/productos/edit/cultivos/CultivoDialog'
import type { SectionProps } from '@/features/productos/edit/sections'
import { cultivos, estadosFenologicos, gruposDeCultivo } from '@/store/catalogues'
import { useAppSelector } from '@/store/hooks'
import { AssociationList } from '@/features/productos/edit/cultivos/AssociationList'
import { Button } from '@/ui/buttons/Button'
import { useFieldBinding } from '@/ui/fields/formik'
import { Section } from '@/ui/page/Section'

const nothing: Cascade = { grupo: null, cultivo: null, estado: null }

/** Section of the product's crop stages, grouped by crop [AP-01, AP-02]. */
export const CultivosSection = ({ section: { id, label } }: SectionProps) => {
  const { value, onChange } = useFieldBinding<number[]>('estados_fenologicos')
  const estados = useAppSelector(estadosFenologicos.selectEntities)
  const byCultivo = useAppSelector(cultivos.selectEntities)
  const grupos = useAppSelector(gruposDeCultivo.selectEntities)
  const [isOpen, setOpen] = useState(false)
  /** Group and crop of the last stage, for the next one: neighbours are often added together. */
  const [last, setLast] = useState(nothing)
  const associations = useMemo(() => associationsOf(value, { estados, cultivos: byCultivo, grupos }), [value, estados, byCultivo, grupos])
  return (
    <Section
      id={id}
      title={label}
      count={counted(value.length, 'estado', 'estados')}
      actions={
        <Button small icon="plus" onPress={() => setOpen(true)}>
          Asociar cultivo
        </Button>
      }
    >
      <AssociationList
        label={label}
        associations={associations}
        empty="Ningún cultivo asociado"
        onRemove={removed => onChange(value.filter(estado => estado !== removed))}
      />
      {isOpen && (
        <CultivoDialog
          initial={last}
          associated={value}
          onAccept={(chosen, added, more) => {
            setLast({ ...chosen, estado: null })
            onChange(added.reduce((estados, estado) => withEstado(estados, estado), value))
            if (!more) setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
