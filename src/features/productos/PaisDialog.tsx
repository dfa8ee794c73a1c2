import { useState } from 'react'
import { createSelector } from 'reselect'
import { codesOf, GRUPOS_DE_PAISES, withPaises, type GrupoDePaises } from '@/domain/paisesDeProducto'
import { paises } from '@/store/catalogues'
import { selectPaises } from '@/store/catalogues/choices'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FormGrid } from '@/ui/FormGrid'
import { GroupField } from '@/ui/GroupField'
import { MultiSelect } from '@/ui/MultiSelect'
import styles from '@/features/productos/PaisDialog.module.css'

interface PaisDialogProps {
  /** Those that are associated already. */
  associated: readonly string[]
  onAdd: (codes: string[]) => void
  onClose: () => void
}

const selectOffered = createSelector([selectPaises], all =>
  all.map(({ code, name }) => ({ id: code, label: name, detail: `(${code.toUpperCase()})` })),
)

const counted = (countries: number) => (countries === 1 ? '1 país' : `${countries} países`)

/** Of those chosen, some may be associated already. */
const toBeSaid = (chosen: number, fresh: number): string => {
  if (chosen === 0) return ''
  const known = chosen - fresh
  const added = fresh === 1 ? 'Se asociará 1 país' : `Se asociarán ${counted(fresh)}`
  return known === 0 ? added : `${added}; ${counted(known)} ya ${known === 1 ? 'estaba' : 'estaban'}`
}

/** Countries are chosen one by one or by whole groups; nothing is associated before it is accepted [PE-20, PE-21]. */
export const PaisDialog = ({ associated, onAdd, onClose }: PaisDialogProps) => {
  const all = useSelect(paises.selectAll)
  const [chosen, setChosen] = useState<string[]>([])
  const [said, setSaid] = useState('')
  const fresh = withPaises(associated, chosen).length - associated.length
  const choose = (codes: string[]) => {
    setSaid('')
    setChosen(codes)
  }
  const addGroup = (group: GrupoDePaises) => {
    const known = [...associated, ...chosen]
    const added = withPaises(known, codesOf(all, group)).slice(known.length)
    setChosen([...chosen, ...added])
    setSaid(`${group.label}: ${added.length === 0 ? 'ya estaban todos' : `${counted(added.length)} más`}. `)
  }
  return (
    <Dialog
      title="Asociar país"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            onPress={() => {
              onAdd(chosen)
              onClose()
            }}
          >
            Aceptar
          </Button>
        </>
      }
    >
      <div className={styles.room}>
        <FormGrid>
          <MultiSelect
            label="País"
            autoFocus
            placeholder="Nombre o código"
            value={chosen}
            onChange={choose}
            options={useSelect(selectOffered)}
          />
          <GroupField label="Añadir un grupo de países">
            <div className={styles.groups}>
              {GRUPOS_DE_PAISES.map(group => (
                <Button key={group.label} icon="plus" isDisabled={all.length === 0} onPress={() => addGroup(group)}>
                  {group.label}
                </Button>
              ))}
            </div>
          </GroupField>
          <p className={styles.said} role="status">
            {said}
            {toBeSaid(chosen.length, fresh)}
          </p>
        </FormGrid>
      </div>
    </Dialog>
  )
}
