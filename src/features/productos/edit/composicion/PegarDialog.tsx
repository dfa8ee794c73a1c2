import { useId, useMemo, useState } from 'react'
import { counted } from '@/domain/counted'
import type { LineaContent } from '@/domain/producto/lineaContent'
import { quantityText, SOLUBILIDADES } from '@/domain/producto/lineaContent'
import { pastedRows, type Asked, type PastedRow } from '@/domain/producto/lineaPaste'
import { componenteNames } from '@/features/productos/choices'
import { componentes, magnitudes } from '@/store/catalogues'
import { magnitudNames } from '@/store/catalogues/names'
import type { Names } from '@/store/catalogues/namesOf'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/buttons/Button'
import { SelectField } from '@/ui/choices/SelectField'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Field } from '@/ui/fields/Field'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/features/productos/edit/composicion/PegarDialog.module.css'

interface PegarDialogProps {
  /** What was pasted into the section. */
  initial: string
  onAdd: (lines: LineaContent[]) => void
  onClose: () => void
}

const isUnderstood = ({ problems }: PastedRow) => problems.length === 0

/** A line in words, to be looked at before it is added. */
const useWordsOf = () => {
  const names = useSelect(componenteNames.selectNames)
  const units = useSelect(magnitudNames.selectNames)
  return ({ componente, cantidad_1, magnitud_1, cantidad_2, magnitud_2, solubilidad }: LineaContent): string => {
    const quantity = (value: number | null, unit: number | null) => `${quantityText(value)} ${units.get(unit ?? 0) ?? ''}`.trim()
    const parts = [names.get(componente ?? 0) ?? '--', quantity(cantidad_1, magnitud_1), quantity(cantidad_2, magnitud_2)]
    return [...parts, solubilidad === 0 ? '' : (SOLUBILIDADES[solubilidad] ?? '')].filter(part => part !== '').join(' · ')
  }
}

interface QuestionProps {
  row: number
  asked: Asked
  onChoose: (key: string, id: number) => void
}

/** What a text means that names no record, or several: chosen in place, and for every row that has the text. */
const Question = ({ row, asked: { field, sentence, key, chosen }, onChoose }: QuestionProps) => {
  const isComponente = field === 'componente'
  const names: Pick<Names, 'selectChoices'> = isComponente ? componenteNames : magnitudNames
  return (
    <SelectField<number | null>
      label={`Fila ${row}: ${sentence}`}
      placeholder={isComponente ? 'Elija el componente' : 'Elija la unidad'}
      options={useSelect(names.selectChoices)}
      value={chosen}
      onChange={id => {
        if (id !== null) onChoose(key, id)
      }}
    />
  )
}

interface RowProps {
  row: PastedRow
  words: string
  onChoose: QuestionProps['onChoose']
}

const Row = ({ row, words, onChoose }: RowProps) => {
  const { number, asked, problems } = row
  const others = problems.filter(problem => asked.every(({ sentence }) => sentence !== problem))
  return (
    <li className={isUnderstood(row) ? undefined : styles.wrong}>
      {isUnderstood(row) && words}
      {others.length > 0 && `Fila ${number}: ${others.join('. ')}`}
      {asked.map(each => (
        <Question key={each.field} row={number} asked={each} onChoose={onChoose} />
      ))}
    </li>
  )
}

interface Table {
  text: string
  /** Of the rows of a sheet that are left, their places in it; empty = those in the text. */
  numbers: readonly number[]
}

const NOTHING_CHOSEN: ReadonlyMap<string, number> = new Map()
const lineCount = (text: string) => text.split('\n').length

/** Lines out of a table of a spreadsheet. Rows that are not understood stay in the text, each with what is wrong with it. */
export const PegarDialog = ({ initial, onAdd, onClose }: PegarDialogProps) => {
  const [{ text, numbers }, setTable] = useState<Table>({ text: initial, numbers: [] })
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const focused = useFocusOnMount(true)
  const listId = useId()
  const everyComponente = useSelect(componentes.selectAll)
  const everyMagnitud = useSelect(magnitudes.selectAll)
  const known = useMemo(
    () => ({
      componentes: everyComponente.map(({ id, nombre }) => ({ id, names: Object.values(nombre) })),
      magnitudes: everyMagnitud.map(({ id, valor }) => ({ id, names: Object.values(valor) })),
    }),
    [everyComponente, everyMagnitud],
  )
  const rows = useMemo(
    () => pastedRows(text, { ...known, chosen }).map(row => ({ ...row, number: numbers[row.number - 1] ?? row.number })),
    [text, numbers, known, chosen],
  )
  const wordsOf = useWordsOf()
  const understood = rows.filter(isUnderstood)
  const left = rows.filter(row => !isUnderstood(row))
  const add = () => {
    if (understood.length === 0) return
    onAdd(understood.map(({ content }) => content))
    if (left.length === 0) onClose()
    else setTable({ text: left.map(row => row.text).join('\n'), numbers: left.map(({ number }) => number) })
  }
  return (
    <Dialog
      title="Pegar una tabla"
      size="large"
      onClose={onClose}
      actions={
        <>
          <p role="status">{left.length > 0 && `No se ${left.length === 1 ? 'entiende 1 fila' : `entienden ${left.length} filas`}`}</p>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" isDisabled={understood.length === 0} onPress={add} shortcut="Control+Enter">
            {understood.length === 0 ? 'Añadir líneas' : `Añadir ${counted(understood.length, 'línea', 'líneas')}`}
          </Button>
        </>
      }
    >
      <Field
        label="Tabla"
        multiline
        hint="Componente, cantidad, unidad, cantidad, unidad y solubilidad, en columnas de una hoja de cálculo; o escrito, «Fe 3,25 %», en cada línea"
      >
        {control => (
          <textarea
            {...control}
            ref={focused}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target: { value } }) => setTable({ text: value, numbers: lineCount(value) === lineCount(text) ? numbers : [] })}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              add()
            }}
          />
        )}
      </Field>
      {rows.length > 0 && (
        <>
          <h3 className={styles.title} id={listId}>
            Así se ha leído
          </h3>
          <ol className={styles.rows} aria-labelledby={listId}>
            {rows.map((row, at) => (
              <Row
                key={at}
                row={row}
                words={wordsOf(row.content)}
                onChoose={(key, id) => setChosen(before => new Map(before).set(key, id))}
              />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
