import { useCallback, useEffect, useState } from 'react'
import { contentOf, inPlaces, rowIdOf, type LineaDraft } from '@/features/productos/model/composicion'
import { componenteText, kindOf, quantityText } from '@/features/productos/model/lineaContent'
import { firstText } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { Accion } from '@/features/productos/checks/finding'
import { LiveChecks } from '@/features/productos/edit/composicion/LiveChecks'
import { LINEA, LineaDialog, type LineaValues } from '@/features/productos/edit/composicion/LineaDialog'
import { PegarDialog, TABLA, type TableValues } from '@/features/productos/edit/composicion/PegarDialog'
import { useReopened } from '@/kits/drafts/views/dialogDraft'
import type { SectionProps } from '@/features/productos/edit/sections'
import { composicionReplaced, lineAccepted, lineMoved, lineRemoved, lineRestored, selectProducto } from '@/features/productos/slice'
import { SOLUBILIDADES } from '@/shared/resources/lineasDeComposicion'
import { componentes } from '@/store/catalogues'
import { magnitudNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Badge } from '@/ui/lists/Badge'
import { Button } from '@/ui/buttons/Button'
import { LineTable, Quantity, type Line } from '@/features/productos/edit/composicion/LineTable'
import { RichName } from '@/ui/RichName'
import { Section } from '@/ui/page/Section'
import { UndoNotice } from '@/ui/lists/UndoNotice'

const columns = [
  { title: 'Componente' },
  { title: 'Solubilidad' },
  { title: 'Cantidad 1', numeric: true },
  { title: 'Cantidad 2', numeric: true },
]

interface EditedLine {
  /** Null for a new line. */
  line: LineaDraft | null
  typed: LineaValues | null
}

interface PastedTable {
  /** Text pasted into the section. */
  text: string
  typed: TableValues | null
}

/** Function that returns the table's row of a line. */
const useLineOf = () => {
  const byId = useAppSelector(componentes.selectEntities)
  const units = useAppSelector(magnitudNames.selectNames)
  const quantity = (value: number | null, unit: number | null) =>
    value !== null && <Quantity value={quantityText(value)} unit={unit === null ? '' : (units.get(unit) ?? '')} />
  return (line: LineaDraft): Line => {
    if (kindOf(line) === 'texto') {
      const text = firstText(line.valor)
      const cell = (
        <>
          {text} <Badge text="Texto libre" />
        </>
      )
      return { name: text, cells: [cell] }
    }
    const text = componenteText(line.componente, byId)
    return {
      name: line.componente === null ? `línea ${line.orden + 1}` : plainName(text),
      cells: [
        <RichName key="componente" text={text} />,
        SOLUBILIDADES[line.solubilidad] ?? '',
        quantity(line.cantidad_1, line.magnitud_1),
        quantity(line.cantidad_2, line.magnitud_2),
      ],
    }
  }
}

const NO_MARKS: ReadonlySet<string> = new Set()

/** Handlers of advice: edit the lines, unsaved like any edit, and move the focus to a line [LB-01, LB-02, LB-05]. */
const useAdvice = (formId: string, lines: readonly LineaDraft[]) => {
  const dispatch = useAppDispatch()
  const [marked, setMarked] = useState(NO_MARKS)
  const [announcement, setAnnouncement] = useState('')
  /** Line to focus after its row is rendered. */
  const [goal, setGoal] = useState<{ line: string } | null>(null)
  useEffect(() => {
    if (goal) document.getElementById(rowIdOf(goal.line))?.focus()
  }, [goal])
  const onLine = useCallback((line: string) => setGoal({ line }), [])
  const onAction = useCallback(
    (accion: Accion) => {
      if (accion.tipo === 'ordenar') {
        const composicion = inPlaces(lines, accion.lineas)
        dispatch(composicionReplaced({ formId, composicion }))
        setAnnouncement('Líneas ordenadas')
        setGoal(composicion[0] ? { line: composicion[0].id } : null)
        return
      }
      const line = lines.find(({ id }) => id === accion.linea)
      if (!line) return
      dispatch(lineAccepted(formId, line.id, { ...contentOf(line), [accion.campo]: accion.valor }))
      setGoal({ line: line.id })
    },
    [dispatch, formId, lines],
  )
  return { marked, announcement, checks: { lines, onMarks: setMarked, onLine, onAction } }
}

/** Section of the draft's lines, in order; they are saved with the product [CO-01, CO-07]. */
export const ComposicionSection = ({ section: { id, label }, locale }: SectionProps) => {
  const dispatch = useAppDispatch()
  const { formId, composicion: lines, removed } = useAppSelector(selectProducto)
  const lastRemoved = removed.at(-1)
  const lineOf = useLineOf()
  const { marked, announcement, checks } = useAdvice(formId, lines)
  const [edited, setEdited] = useState<EditedLine | null>(null)
  const lineOpener = useReopened<LineaValues>(formId, LINEA, (typed, of) =>
    setEdited({ line: lines.find(({ id: line }) => line === of) ?? null, typed }),
  )
  const [pasted, setPasted] = useState<PastedTable | null>(null)
  const tableOpener = useReopened<TableValues>(formId, TABLA, typed => setPasted({ text: '', typed }))
  return (
    <Section
      id={id}
      title={label}
      count={lines.length}
      onPaste={event => {
        const text = event.clipboardData.getData('text/plain')
        if (pasted !== null || edited !== null || !text.includes('\t')) return
        event.preventDefault()
        setPasted({ text, typed: null })
      }}
      actions={
        <>
          <Button ref={tableOpener} small icon="copy" onPress={() => setPasted({ text: '', typed: null })}>
            Pegar tabla
          </Button>
          <Button ref={lineOpener} small icon="plus" onPress={() => setEdited({ line: null, typed: null })}>
            Añadir línea
          </Button>
        </>
      }
    >
      <LineTable
        label={label}
        columns={columns}
        items={lines}
        marked={marked}
        rowIdOf={rowIdOf}
        lineOf={lineOf}
        empty="La composición no tiene líneas"
        onMove={({ id: line }, by) => dispatch(lineMoved({ formId, id: line, by }))}
        onEdit={line => setEdited({ line, typed: null })}
        onRemove={({ id: line }) => dispatch(lineRemoved({ formId, id: line }))}
      />
      <UndoNotice text={lastRemoved ? `Eliminado: ${lineOf(lastRemoved).name}` : null} onUndo={() => dispatch(lineRestored({ formId }))} />
      <LiveChecks {...checks} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {pasted !== null && (
        <PegarDialog
          initial={pasted.text}
          typed={pasted.typed}
          onAdd={added => {
            for (const content of added) dispatch(lineAccepted(formId, null, content))
          }}
          onClose={() => setPasted(null)}
        />
      )}
      {edited !== null && (
        <LineaDialog
          line={edited.line}
          typed={edited.typed}
          locale={locale}
          onAccept={(content, more) => {
            dispatch(lineAccepted(formId, edited.line?.id ?? null, content))
            if (!more) setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  )
}
