import { useState } from 'react'
import { codesOf, GRUPOS_DE_PAISES } from '@/domain/paisesDeProducto'
import { selectPaises } from '@/features/productos/choices'
import { paises } from '@/store/catalogues'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormGrid } from '@/ui/FormGrid'
import { GroupField } from '@/ui/GroupField'
import { SelectField } from '@/ui/SelectField'
import styles from '@/features/productos/PaisDialog.module.css'

interface PaisDialogProps {
  onAdd: (codes: string[]) => void
  onClose: () => void
}

/** Adds the one country that is selected, or a whole group of them [PE-20, PE-21]. */
export const PaisDialog = ({ onAdd, onClose }: PaisDialogProps) => {
  const all = useSelect(paises.selectAll)
  const options = useSelect(selectPaises).map(({ code, name }) => ({ value: code, label: `${name} (${code.toUpperCase()})` }))
  const [chosen, setChosen] = useState<string | null>(null)
  const add = (codes: string[]) => {
    onAdd(codes)
    onClose()
  }
  return (
    <Dialog
      title="Asociar país"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" isDisabled={chosen === null} onPress={() => add(chosen === null ? [] : [chosen])}>
            Aceptar
          </Button>
        </>
      }
    >
      <FormGrid>
        <SelectField<string | null> label="País" value={chosen} onChange={setChosen} options={options} placeholder="Elija un país" />
        <GroupField label="Asociar un grupo de países">
          <div className={styles.groups}>
            {GRUPOS_DE_PAISES.map(group => (
              <Button key={group.label} icon="plus" isDisabled={all.length === 0} onPress={() => add(codesOf(all, group))}>
                {group.label}
              </Button>
            ))}
          </div>
        </GroupField>
      </FormGrid>
    </Dialog>
  )
}
