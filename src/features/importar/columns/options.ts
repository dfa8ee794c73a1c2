import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import { isKeyOf, targetGroups, titleOf } from '@/features/importar/model/targets'
import type { ColumnMatch, NamedRecord, Target } from '@/features/importar/model/types'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { columnName } from '@/shared/export/columnName'
import { recordName } from '@/shared/recordName'

/** Choice of a select of a column. */
export interface ColumnOption {
  key: string
  label: string
  /** In grey after the label, and searched too. */
  detail?: string
  /** Heading over the options of a group; all of them have it. */
  group?: string
  target: Target | null
  /** Leads to the select of components: the choice is not whole yet. */
  leads?: true
}

/** Key of the quantity of a component: which one, its own select says. */
export const COMPONENT = 'componente'

/** Field that a target is of, whatever its language or its component. */
export const fieldKey = (target: Target | null): string => {
  if (target === null) return ''
  if (target.kind === 'component') return COMPONENT
  return target.kind === 'id' ? 'id' : `${target.kind}/${target.field}`
}

const targetKey = (target: Target | null): string => JSON.stringify(target)

/** Column by the target that it has. */
export const columnsByTarget = (matches: readonly ColumnMatch[]): ReadonlyMap<string, number> =>
  new Map(matches.flatMap(({ target }, column) => (target === null ? [] : [[targetKey(target), column] as const])))

/** Column, other than this one, that a target would be taken from. */
export const takenFrom = (target: Target | null, column: number, columns: ReadonlyMap<string, number>): number | null => {
  const from = target === null ? undefined : columns.get(targetKey(target))
  return from === undefined || from === column ? null : from
}

const NOT_IMPORTED: ColumnOption = { key: '', label: 'No importar', target: null }

/** Fields by group, each with the column that has it; texts in es_ES, whose own select says another language [IX-02]. */
export const fieldOptions = (recurso: ImportableName, columns: ReadonlyMap<string, number>): readonly ColumnOption[] => [
  NOT_IMPORTED,
  ...targetGroups(recurso, [], [DEFAULT_LOCALE]).flatMap(({ label: group, targets }) =>
    targets.map((target): ColumnOption => {
      const from = columns.get(targetKey(target))
      const option = { key: fieldKey(target), label: titleOf(recurso, target, []), group, target }
      return from === undefined ? option : { ...option, detail: `ya en ${columnName(from)}` }
    }),
  ),
  ...(hasComposition(recurso)
    ? [
        {
          key: COMPONENT,
          label: 'Composición',
          detail: 'una columna por componente',
          group: 'Composición',
          target: null,
          leads: true,
        } as const,
      ]
    : []),
]

/** The same with the free field whose title is close, before the groups. */
export const withSuggestion = (
  options: readonly ColumnOption[],
  recurso: ImportableName,
  suggestion: Target | null,
  components: readonly NamedRecord[],
): readonly ColumnOption[] => {
  if (suggestion === null) return options
  const near: ColumnOption = {
    key: `near ${targetKey(suggestion)}`,
    label: titleOf(recurso, suggestion, components),
    group: 'El más parecido',
    target: suggestion,
  }
  const [none, ...fields] = options
  return none ? [none, near, ...fields] : [near]
}

const QUANTITIES = [
  ['cantidad_1', 'Cantidad 1'],
  ['cantidad_2', 'Cantidad 2'],
] as const

/** Quantities of all components [IX-05]. */
export const componentOptions = (components: readonly NamedRecord[]): readonly ColumnOption[] =>
  components.flatMap(component =>
    QUANTITIES.map(([field, detail]): ColumnOption => {
      const target: Target = { kind: 'component', componente: component.id, field }
      return { key: targetKey(target), label: recordName(component), detail, target }
    }),
  )

export const componentKey = (target: Target | null): string => (target?.kind === 'component' ? targetKey(target) : '')

/** Some column has to say which record a row means; without one nothing can be imported [IX-03]. */
export const isIdentified = (recurso: ImportableName, matches: readonly ColumnMatch[]): boolean =>
  matches.some(({ target }) => target !== null && isKeyOf(recurso, target))
