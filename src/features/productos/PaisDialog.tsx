import { useState } from 'react'
import { codesOf, GRUPOS_DE_PAISES, withPaises, type GrupoDePaises } from '@/domain/paisesDeProducto'
import { paises } from '@/store/catalogues'
import { selectPaises } from '@/store/catalogues/choices'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormGrid } from '@/ui/FormGrid'
import { GroupField } from '@/ui/GroupField'
import { SelectField } from '@/ui/SelectField'
import styles from '@/features/productos/PaisDialog.module.css'

interface PaisDialogProps {
  /** Those that are associated already. */
  associated: readonly string[]
  onAdd: (codes: string[]) => void
  onClose: () => void
}

const countOf = (countries: number) => (countries === 1 ? '1 país asociado' : `${countries} países asociados`)

/** Adds the one country that is selected, or whole groups of them one after the other [PE-20, PE-21]. */
export const PaisDialog = ({ associated, onAdd, onClose }: PaisDialogProps) => {
  const all = useSelect(paises.selectAll)
  const options = useSelect(selectPaises).map(({ code, name }) => ({ value: code, label: `${name} (${code.toUpperCase()})` }))
  const [chosen, setChosen] = useState<string | null>(null)
  /** What has become of the groups that were added. */
  const [said, setSaid] = useState('')
  const addGroup = (group: GrupoDePaises) => {
    const codes = codesOf(all, group)
    const count = withPaises(associated, codes).length - associated.length
    onAdd(codes)
    setSaid(`${group.label}: ${count === 0 ? 'ya estaban todos' : countOf(count)}`)
  }
  const accept = () => {
    if (chosen !== null) onAdd([chosen])
    onClose()
  }
  return (
    <Dialog
      title="Asociar país"
      onClose={onClose}
      actions={
        <>
          {said === '' && <Button onPress={onClose}>Cancelar</Button>}
          <Button variant="primary" isDisabled={chosen === null && said === ''} onPress={accept}>
            Aceptar
          </Button>
        </>
      }
    >
      <FormGrid>
        <SelectField<string | null>
          label="País"
          autoFocus
          value={chosen}
          onChange={setChosen}
          options={options}
          placeholder="Elija un país"
        />
        <GroupField label="Asociar un grupo de países">
          <div className={styles.groups}>
            {GRUPOS_DE_PAISES.map(group => (
              <Button key={group.label} icon="plus" isDisabled={all.length === 0} onPress={() => addGroup(group)}>
                {group.label}
              </Button>
            ))}
          </div>
          <p className={styles.said} role="status">
            {said}
          </p>
        </GroupField>
      </FormGrid>
    </Dialog>
  )
}
