import { useState } from 'react'
import { createSelector } from 'reselect'
import { counted } from '@/shared/counted'
import { estadosDe } from '@/features/productos/model/aplicacion'
import { useDialogOver } from '@/kits/forms/dialogOver'
import { recordName } from '@/shared/recordName'
import { selectEstadosByName, todosDe } from '@/features/productos/choices'
import { cultivos, estadosFenologicos } from '@/store/catalogues'
import { cultivoNames, grupoDeCultivoNames } from '@/store/catalogues/names'
import { useAppSelector } from '@/store/hooks'
import { DialogStatus } from '@/ui/dialogs/DialogParts'
import { Button } from '@/ui/buttons/Button'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { Dialog } from '@/ui/dialogs/Dialog'
import { FormGrid } from '@/ui/form/FormGrid'

/** Group → crop of that group → stage of that crop [AP-01]. */
export interface Cascade {
  grupo: number | null
  cultivo: number | null
  /** Id of a stage, or `todosDe` of a crop for all of its stages. */
  estado: number | null
}

interface CultivoDialogProps {
  initial: Cascade
  /** Stages that are associated already. */
  associated: readonly number[]
  /** `more`: the dialog stays open for the next stage. */
  onAccept: (chosen: Cascade, estados: readonly number[], more: boolean) => void
  onClose: () => void
}

const selectCultivosDe = createSelector(
  [cultivoNames.selectChoices, cultivos.selectEntities, (_root: unknown, grupo: number | null) => grupo],
  (choices, byId, grupo) => choices.filter(({ value }) => byId[value]?.grupo_de_cultivo === grupo),
)
const selectEstadosDe = createSelector(
  [estadosFenologicos.selectAll, (_root: unknown, cultivo: number | null) => cultivo],
  (all, cultivo) => estadosDe(all, cultivo).map(({ id, nombre }) => ({ value: id, label: recordName({ id, nombre }) })),
)

export const CultivoDialog = ({ initial, associated, onAccept, onClose }: CultivoDialogProps) => {
  const [chosen, setChosen] = useState(initial)
  /** Messages on stages added while the dialog stays open. */
  const [announcements, setAnnouncements] = useState<readonly string[]>([])
  /** Choice left by the last added stage; while it stands, "Aceptar" means "Terminar". */
  const [kept, setKept] = useState<Cascade | null>(null)
  const { grupo, cultivo, estado } = chosen
  useDialogOver({ isChanged: () => estado !== null, isKept: false, ask: onClose })
  const byId = useAppSelector(estadosFenologicos.selectEntities)
  const byCultivo = useAppSelector(cultivos.selectEntities)
  const announcementOf = (added: readonly number[]): string => {
    const [first] = added
    const known = added.filter(id => associated.includes(id)).length
    if (added.length > 1) {
      const alreadyThere = known > 0 ? `; ${counted(known, 'ya lo estaba', 'ya lo estaban')}` : ''
      return counted(added.length - known, 'estado asociado', 'estados asociados') + alreadyThere
    }
    const name = first === undefined ? '' : recordName({ id: first, ...byId[first] })
    return known > 0 ? `${name} ya estaba asociado` : `${name} asociado`
  }
  const find = (id: number | null) => {
    const of = id !== null && id < 0 ? -id : (byId[id ?? 0]?.cultivo ?? null)
    setChosen({ grupo: byCultivo[of ?? 0]?.grupo_de_cultivo ?? null, cultivo: of, estado: id })
  }
  const ofCultivo = useAppSelector(selectEstadosDe, cultivo)
  const todos = cultivo === null ? null : todosDe(cultivo)
  const estados = estado !== null && estado === todos ? ofCultivo.map(({ value }) => value) : estado === null ? [] : [estado]
  const cultivoName = useAppSelector(cultivoNames.selectNames).get(cultivo ?? 0) ?? ''
  const options =
    todos === null || ofCultivo.length < 2 ? ofCultivo : [{ value: todos, label: `Todos los de ${cultivoName}` }, ...ofCultivo]
  const acceptWithMore = () => {
    if (estado === null) return
    setAnnouncements([...announcements, announcementOf(estados)])
    onAccept(chosen, estados, true)
    const next = { grupo, cultivo, estado: null }
    setKept(next)
    setChosen(next)
  }
  return (
    <Dialog
      title="Asociar cultivo"
      onClose={onClose}
      actions={
        <>
          <DialogStatus>{announcements.at(-1)}</DialogStatus>
          <Button onPress={onClose}>{announcements.length > 0 ? 'Terminar' : 'Cancelar'}</Button>
          <Button isDisabled={estado === null} onPress={acceptWithMore}>
            Aceptar y añadir otro
          </Button>
          <Button
            variant="primary"
            isDisabled={estado === null && chosen !== kept}
            onPress={() => (estado === null ? onClose() : onAccept(chosen, estados, false))}
          >
            Aceptar
          </Button>
        </>
      }
    >
      <FormGrid>
        <ComboboxField<number | null>
          key={announcements.length}
          label="Buscar por cultivo o estado"
          autoFocus
          value={estado}
          onChange={find}
          options={useAppSelector(selectEstadosByName)}
          placeholder="Nombre del cultivo o del estado"
        />
        <ComboboxField<number | null>
          label="Grupo de cultivo"
          value={grupo}
          onChange={id => setChosen({ grupo: id, cultivo: null, estado: null })}
          options={useAppSelector(grupoDeCultivoNames.selectChoices)}
          placeholder="Elija un grupo"
        />
        <ComboboxField<number | null>
          label="Cultivo"
          value={cultivo}
          onChange={id => setChosen({ grupo, cultivo: id, estado: null })}
          options={useAppSelector(selectCultivosDe, grupo)}
          placeholder="Elija un cultivo"
          isDisabled={grupo === null}
        />
        <ComboboxField<number | null>
          label="Estado fenológico"
          value={estado}
          onChange={id => setChosen({ grupo, cultivo, estado: id })}
          options={options}
          placeholder="Elija un estado"
          isDisabled={cultivo === null}
        />
      </FormGrid>
    </Dialog>
  )
}
