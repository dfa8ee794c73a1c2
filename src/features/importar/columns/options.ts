import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import { isKeyOf, targetGroups, titleOf } from '@/features/importar/model/targets'
import type { ColumnMatch, NamedRecord, Target } from '@/features/importar/model/types'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { columnName } from '@/shared/export/columnName'
import { recordName } from '@/shared/recordName'

/** Option of a column's select. */
export interface ColumnOption {
  key: string
  label: string
  /** Grey text after the label, included in the search. */
  detail?: string
  /** Heading of the group; every option of a group has the heading. */
  group?: string
  target: Target | null
  /** Opens the select of components: the option has no target yet. */
  leads?: true
}

/** Key of the option for a component's quantity; the component has a select of its own. */
export const COMPONENT = 'componente'

/** Option key of a target; language and component are not part of the key. */
export const fieldKey = (target: Target | null): string => {
  if (target === null) return ''
  if (target.kind === 'component') return COMPONENT
  return target.kind === 'id' ? 'id' : `${target.kind}/${target.field}`
}

const targetKey = (target: Target | null): string => JSON.stringify(target)

/** Column indexes by target. */
export const columnsByTarget = (matches: readonly ColumnMatch[]): ReadonlyMap<string, number> =>
  new Map(matches.flatMap(({ target }, column) => (target === null ? [] : [[targetKey(target), column] as const])))

/** Index of another column that has the target and would lose it; null if there is none. */
export const takenFrom = (target: Target | null, column: number, columns: ReadonlyMap<string, number>): number | null => {
  const from = target === null ? undefined : columns.get(targetKey(target))
  return from === undefined || from === column ? null : from
}

const NOT_IMPORTED: ColumnOption = { key: '', label: 'No importar', target: null }

/** Field options by group, with the column that has the field; texts are in es_ES, because languages have a select of their own [IX-02]. */
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

/** Options with the suggested field before the groups. */
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

/** Options for both quantities of all components [IX-05]. */
export const componentOptions = (components: readonly NamedRecord[]): readonly ColumnOption[] =>
  components.flatMap(component =>
    QUANTITIES.map(([field, detail]): ColumnOption => {
      const target: Target = { kind: 'component', componente: component.id, field }
      return { key: targetKey(target), label: recordName(component), detail, target }
    }),
  )

export const componentKey = (target: Target | null): string => (target?.kind === 'component' ? targetKey(target) : '')

/** True if a column identifies the record of a row; without one, nothing can be imported [IX-03]. */
export const isIdentified = (recurso: ImportableName, matches: readonly ColumnMatch[]): boolean =>
  matches.some(({ target }) => target !== null && isKeyOf(recurso, target))
