import { useState } from 'react'
import { momentOf } from '@/ui/text/dates'
import { listed } from '@/shared/listed'
import type { Clash } from '@/store/merge/merge'
import { clashKey, conflictRows } from '@/kits/forms/conflict/conflictRows'
import { useSaves } from '@/kits/forms/conflict/useSaves'
import type { SavedRecord, Save } from '@/kits/history/saves/slice'
import { conflictClosed, selectConflict } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ConflictDialog } from '@/ui/dialogs/ConflictDialog'

interface Props {
  /** Key of the save that may have a conflict. */
  runKey: string
  /** Record whose history has the authors of the saves. */
  record: SavedRecord
  /** Name of the card, on pages with several forms. */
  subject?: string
  /** Label of a field. */
  labelOf: (field: string) => string
  /** Words for a value that is not a text. */
  textOf?: (field: string, value: unknown) => string
  /** Saves again with these tags overwritten. Fields that keep the other version are set in the form. */
  onAnswer: (tags: readonly string[], theirs: readonly Clash[]) => void
}

const OWN = 'Usted ha cambiado este registro en otra pestaña desde que lo abrió.'

const fieldsOf = (fields: readonly string[], labelOf: (field: string) => string): string => listed([...new Set(fields.map(labelOf))])

const Saves = ({ saves, clashes, labelOf }: { saves: readonly Save[]; clashes: readonly Clash[]; labelOf: Props['labelOf'] }) => {
  if (saves.length === 0)
    return (
      <li>
        Han cambiado los dos:{' '}
        {fieldsOf(
          clashes.map(({ field }) => field),
          labelOf,
        )}
      </li>
    )
  return saves.map(({ author, momento, fields }) => (
    <li key={momento}>
      <strong>{author === null ? 'Usted, en otra pestaña' : author || 'Otra persona'}</strong>, el {momentOf(Date.parse(momento))}:{' '}
      {fieldsOf(fields, labelOf)}
    </li>
  ))
}

/** Question of a save that would overwrite changes made by others since the form opened. None of them is overwritten yet. */
export const ConflictQuestion = ({ runKey, record, subject, labelOf, textOf, onAnswer }: Props) => {
  const dispatch = useAppDispatch()
  const conflict = useAppSelector(selectConflict, runKey)
  const hasConflict = conflict !== undefined
  const saves = useSaves({ key: runKey, ...record }, hasConflict)
  const [chosen, setChosen] = useState<{ of: typeof conflict; theirs: ReadonlySet<string> }>({ of: undefined, theirs: new Set() })
  if (!conflict || !saves) return null
  const theirs = chosen.of === conflict ? chosen.theirs : new Set<string>()
  const close = () => dispatch(conflictClosed({ key: runKey }))
  return (
    <ConflictDialog
      {...(saves.length > 0 && saves.every(({ author }) => author === null) && { text: OWN })}
      details={
        <>
          {subject !== undefined && <h3>{subject}</h3>}
          <ul>
            <Saves saves={saves} clashes={conflict.clashes} labelOf={labelOf} />
          </ul>
          <p>Lo que usted no tocó se queda como está.</p>
        </>
      }
      rows={conflictRows(conflict.clashes, labelOf, textOf)}
      choice={{
        theirs,
        onChoose: (key, isTheirs) => {
          const others = [...theirs].filter(each => each !== key)
          setChosen({ of: conflict, theirs: new Set(isTheirs ? [...others, key] : others) })
        },
      }}
      {...(theirs.size > 0 && { confirm: 'Guardar lo elegido' })}
      onCancel={close}
      onKeepMine={() => {
        close()
        onAnswer(
          conflict.tags,
          conflict.clashes.filter(clash => theirs.has(clashKey(clash))),
        )
      }}
    />
  )
}
