import { useState } from 'react'
import { estadosDe } from '@/domain/aplicacion'
import { inLocale } from '@/domain/locales'
import { cultivos, estadosFenologicos, gruposDeCultivo } from '@/store/catalogues'
import { cultivoNames } from '@/store/catalogues/names'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormGrid } from '@/ui/FormGrid'
import { SelectField } from '@/ui/SelectField'

/** Group → crop of that group → stage of that crop [AP-01]. */
export interface Cascade {
  grupo: number | null
  cultivo: number | null
  estado: number | null
}

interface CultivoDialogProps {
  initial: Cascade
  onAccept: (chosen: Cascade) => void
  onClose: () => void
}

export const CultivoDialog = ({ initial, onAccept, onClose }: CultivoDialogProps) => {
  const [{ grupo, cultivo, estado }, setChosen] = useState(initial)
  const grupos = useSelect(gruposDeCultivo.selectAll).map(({ id, nombre }) => ({ value: id, label: nombre }))
  const byCultivo = useSelect(cultivos.selectEntities)
  const ofGrupo = useSelect(cultivoNames.selectOptions).filter(({ id }) => byCultivo[id]?.grupo_de_cultivo === grupo)
  const ofCultivo = estadosDe(useSelect(estadosFenologicos.selectAll), cultivo)
  return (
    <Dialog
      title="Asociar cultivo"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" isDisabled={estado === null} onPress={() => onAccept({ grupo, cultivo, estado })}>
            Aceptar
          </Button>
        </>
      }
    >
      <FormGrid>
        <SelectField<number | null>
          label="Grupo de cultivo"
          autoFocus
          value={grupo}
          onChange={chosen => setChosen({ grupo: chosen, cultivo: null, estado: null })}
          options={grupos}
          placeholder="Elija un grupo"
        />
        <SelectField<number | null>
          label="Cultivo"
          value={cultivo}
          onChange={chosen => setChosen({ grupo, cultivo: chosen, estado: null })}
          options={ofGrupo.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Elija un cultivo"
          isDisabled={grupo === null}
        />
        <SelectField<number | null>
          label="Estado fenológico"
          value={estado}
          onChange={chosen => setChosen({ grupo, cultivo, estado: chosen })}
          options={ofCultivo.map(({ id, nombre }) => ({ value: id, label: inLocale(nombre) }))}
          placeholder="Elija un estado"
          isDisabled={cultivo === null}
        />
      </FormGrid>
    </Dialog>
  )
}
