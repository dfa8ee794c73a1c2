import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { counted } from '@/shared/counted'
import { quantityText, solubilityText, type LineaContent } from '@/features/productos/model/lineaContent'
import { keyOfUnknown, readPasted, type NamedRecord, type PastedRow, type UnknownCell } from '@/features/productos/model/lineaPaste'
import { componenteNames } from '@/features/productos/choices'
import { useDialogDraft } from '@/kits/forms/useDialogDraft'
import { componentes, magnitudes } from '@/store/catalogues'
import { magnitudNames } from '@/store/catalogues/names'
import { useAppSelector } from '@/store/hooks'
import { DialogStatus } from '@/ui/dialogs/DialogParts'
import { Button } from '@/ui/buttons/Button'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Field } from '@/ui/fields/Field'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/features/productos/edit/composicion/PegarDialog.module.css'

export interface TableValues {
  text: string
  /** Ids chosen for unknown names, by `keyOfUnknown`. */
  chosen: Readonly<Record<string, number>>
}

interface PegarDialogProps {
  /** Text pasted into the section. */
  initial: string
  /** Recovered values from a draft. */
  typed: TableValues | null
  onAdd: (lines: LineaContent[]) => void
  onClose: () => void
}

/** Name of the dialog in drafts. */
export const TABLA = 'tabla'

const TITLE = 'Pegar una tabla'
const NONE_CHOSEN: TableValues['chosen'] = {}

const isUnderstood = ({ problems }: PastedRow) => problems.length === 0

const NOUNS = { componente: 'Componente', magnitud: 'Unidad' } as const

/** Function that returns a line as text, for a preview. */
const useWordsOf = () => {
  const names = useAppSelector(componenteNames.selectNames)
  const units = useAppSelector(magnitudNames.selectNames)
  return ({ componente, cantidad_1, magnitud_1, cantidad_2, magnitud_2, solubilidad }: LineaContent): string => {
    const quantity = (value: number | null, unit: number | null) => `${quantityText(value)} ${units.get(unit ?? 0) ?? ''}`.trim()
    const parts = [names.get(componente ?? 0) ?? '--', quantity(cantidad_1, magnitud_1), quantity(cantidad_2, magnitud_2)]
    return [...parts, solubilityText(solubilidad)].filter(part => part !== '').join(' · ')
  }
}

/** Components and units that cells can name, in all languages. */
const useKnown = () => {
  const allComponentes = useAppSelector(componentes.selectAll)
  const allMagnitudes = useAppSelector(magnitudes.selectAll)
  return useMemo(() => {
    const named = (id: number, map: Readonly<Record<string, string>>): NamedRecord => ({ id, names: Object.values(map) })
    return {
      componentes: allComponentes.map(({ id, nombre }) => named(id, nombre)),
      magnitudes: allMagnitudes.map(({ id, valor }) => named(id, valor)),
    }
  }, [allComponentes, allMagnitudes])
}

interface ChoiceOfUnknownProps {
  unknown: UnknownCell
  line: number
  onChoose: (id: number) => void
}

/** Choice of a record for a cell that names none, or several. */
const ChoiceOfUnknown = ({ unknown: { kind, text }, line, onChoose }: ChoiceOfUnknownProps) => {
  const choices = { componente: useAppSelector(componenteNames.selectChoices), magnitud: useAppSelector(magnitudNames.selectChoices) }
  return (
    <ComboboxField<number | null>
      label={`${NOUNS[kind]} de la fila ${line}: «${text}»`}
      options={choices[kind]}
      value={null}
      onChange={id => id !== null && onChoose(id)}
    />
  )
}

/**
 * Dialog that reads lines from a pasted spreadsheet table. An unknown component or unit is chosen in place, once for all rows with the
 * text. Rows that are not understood stay in the text, each with its problems.
 */
export const PegarDialog = ({ initial, typed, onAdd, onClose }: PegarDialogProps) => {
  const [text, setText] = useState(typed?.text ?? initial)
  const [chosen, setChosen] = useState(typed?.chosen ?? NONE_CHOSEN)
  const isChanged = text !== initial || chosen !== NONE_CHOSEN
  const { ask, question, close, note } = useDialogDraft(() => isChanged, onClose, true)
  const tell = useEffectEvent(() => note(isChanged ? { kind: TABLA, of: null, title: TITLE, values: { text, chosen } } : null))
  useEffect(() => tell(), [text, chosen])
  const focused = useFocusOnMount(true)
  const listId = useId()
  const known = useKnown()
  const { titles, rows } = useMemo(() => readPasted(text, { ...known, chosen }), [text, known, chosen])
  const wordsOf = useWordsOf()
  const understood = rows.filter(isUnderstood)
  const left = rows.filter(row => !isUnderstood(row))
  const add = () => {
    onAdd(understood.map(({ content }) => content))
    if (left.length === 0) close()
    else setText([titles, ...left.map(row => row.text)].filter(row => row !== null).join('\n'))
  }
  /** Keys of unknown cells with a choice in an earlier row: one choice serves all rows. */
  const asked = new Set<string>()
  const toAsk = (row: PastedRow) =>
    row.unknown.filter(each => {
      const key = keyOfUnknown(each)
      const isFirst = !asked.has(key)
      asked.add(key)
      return isFirst
    })
  return (
    <Dialog
      title={TITLE}
      size="large"
      onClose={ask}
      actions={
        <>
          <DialogStatus>
            {left.length > 0 && `No se ${left.length === 1 ? 'entiende 1 fila' : `entienden ${left.length} filas`}`}
          </DialogStatus>
          <Button onPress={close}>Cancelar</Button>
          <Button variant="primary" isDisabled={understood.length === 0} onPress={add}>
            {understood.length === 0 ? 'Añadir líneas' : `Añadir ${counted(understood.length, 'línea', 'líneas')}`}
          </Button>
        </>
      }
    >
      <Field
        label="Tabla"
        multiline
        hint="Columnas de una hoja de cálculo: componente, cantidad, unidad, cantidad, unidad y solubilidad; en otro orden, con sus títulos"
      >
        {control => (
          <textarea {...control} ref={focused} rows={6} spellCheck={false} value={text} onChange={event => setText(event.target.value)} />
        )}
      </Field>
      {rows.length > 0 && (
        <>
          <h3 className={styles.title} id={listId}>
            Así se ha leído
          </h3>
          <ol className={styles.rows} aria-labelledby={listId}>
            {rows.map(row => (
              <li key={row.line} className={isUnderstood(row) ? undefined : styles.wrong}>
                {isUnderstood(row) ? wordsOf(row.content) : `Fila ${row.line}: ${row.problems.join('. ')}`}
                {toAsk(row).map(unknown => (
                  <ChoiceOfUnknown
                    key={keyOfUnknown(unknown)}
                    unknown={unknown}
                    line={row.line}
                    onChoose={id => setChosen({ ...chosen, [keyOfUnknown(unknown)]: id })}
                  />
                ))}
              </li>
            ))}
          </ol>
        </>
      )}
      {question}
    </Dialog>
  )
}
