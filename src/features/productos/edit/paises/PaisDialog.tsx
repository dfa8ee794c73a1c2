import { useState } from 'react'
import { createSelector } from 'reselect'
import { array, object, string } from 'yup'
import { counted } from '@/shared/counted'
import { FormDialog } from '@/kits/forms/FormDialog'
import { codesOf, GRUPOS_DE_PAISES, withPaises, type GrupoDePaises } from '@/features/productos/model/paisesDeProducto'
import { paises } from '@/store/catalogues'
import { selectPaises } from '@/store/catalogues/choices'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { useFieldBinding } from '@/ui/fields/formik'
import { GroupField } from '@/ui/fields/GroupField'
import { MultiSelect } from '@/ui/choices/MultiSelect'
import styles from '@/features/productos/edit/paises/PaisDialog.module.css'

interface PaisDialogProps {
  /** Countries that are associated already. */
  associated: readonly string[]
  onAccept: (codes: string[]) => void
  onClose: () => void
}

const selectOffered = createSelector([selectPaises], all =>
  all.map(({ code, name }) => ({ id: code, label: name, detail: `(${code.toUpperCase()})` })),
)

const paisesInWords = (count: number) => counted(count, 'país', 'países')

/** Message with the number of new countries among the chosen ones. */
const toBeSaid = (chosen: number, fresh: number): string => {
  if (chosen === 0) return ''
  const known = chosen - fresh
  const added = fresh === 1 ? 'Se asociará 1 país' : `Se asociarán ${paisesInWords(fresh)}`
  return known === 0 ? added : `${added}; ${paisesInWords(known)} ya ${known === 1 ? 'estaba' : 'estaban'}`
}

const schema = object({ paises: array().of(string().required()).required() })
const NONE: { paises: string[] } = { paises: [] }
const someChosen = ({ paises }: typeof NONE) => (paises.length === 0 ? { paises: 'Elija un país o un grupo' } : {})

const Fields = ({ associated }: Pick<PaisDialogProps, 'associated'>) => {
  const all = useAppSelector(paises.selectAll)
  const { value: chosen, onChange, ...field } = useFieldBinding<string[]>('paises')
  const [announcement, setAnnouncement] = useState('')
  const fresh = withPaises(associated, chosen).length - associated.length
  const choose = (codes: string[]) => {
    setAnnouncement('')
    onChange(codes)
  }
  const addGroup = (group: GrupoDePaises) => {
    const known = [...associated, ...chosen]
    const added = withPaises(known, codesOf(all, group)).slice(known.length)
    onChange([...chosen, ...added])
    setAnnouncement(`${group.label}: ${added.length === 0 ? 'ya estaban todos' : `${paisesInWords(added.length)} más`}. `)
  }
  return (
    <div className={styles.room}>
      <MultiSelect
        label="País"
        autoFocus
        placeholder="Nombre o código"
        {...field}
        value={chosen}
        onChange={choose}
        options={useAppSelector(selectOffered)}
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
        {announcement}
        {toBeSaid(chosen.length, fresh)}
      </p>
    </div>
  )
}

/** Dialog for choosing countries one by one or by group; they are associated when accepted [PE-20, PE-21]. */
export const PaisDialog = ({ associated, onAccept, onClose }: PaisDialogProps) => (
  <FormDialog
    title="Asociar país"
    initialValues={NONE}
    schema={schema}
    check={someChosen}
    onAccept={({ paises: codes }) => {
      onAccept(codes)
      onClose()
    }}
    onClose={onClose}
  >
    <Fields associated={associated} />
  </FormDialog>
)
