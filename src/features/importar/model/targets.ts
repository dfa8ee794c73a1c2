import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import { titlesOf } from '@/features/importar/model/titles'
import type { LineField, NamedRecord, Target } from '@/features/importar/model/types'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import type { Field } from '@/shared/resources/fields'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'

export const LINE_FIELDS = [
  'componente',
  'cantidad_1',
  'magnitud_1',
  'cantidad_2',
  'magnitud_2',
  'solubilidad',
] as const satisfies LineField[]

interface TargetGroup {
  label: 'Datos' | 'Textos' | 'Composición'
  targets: readonly Target[]
}

/** Writable fields, in the form's order; without images and generated fields. */
export const fieldsOf = (recurso: ImportableName): [name: string, field: Field][] => {
  const { fields }: Resource = resources[recurso]
  return Object.entries(fields).filter(([, { readOnly }]) => !readOnly)
}

export const fieldIn = (recurso: ImportableName, name: string): Field | undefined => {
  const { fields }: Resource = resources[recurso]
  return fields[name]
}

/** Targets by the groups of the field list [IX-02]. @param locales languages offered for texts */
export const targetGroups = (
  recurso: ImportableName,
  components: readonly NamedRecord[],
  locales: readonly string[],
): readonly TargetGroup[] => {
  const all = fieldsOf(recurso)
  const data = all.flatMap(([name, { kind }]): Target[] => (kind === 'text' ? [] : [{ kind: 'field', field: name, locale: null }]))
  const texts = all.flatMap(([field, { kind }]) =>
    kind === 'text' ? locales.map((locale): Target => ({ kind: 'field', field, locale })) : [],
  )
  const lines: Target[] = [
    ...LINE_FIELDS.map((field): Target => ({ kind: 'line', field })),
    ...components.flatMap(({ id }) =>
      (['cantidad_1', 'cantidad_2'] as const).map((field): Target => ({ kind: 'component', componente: id, field })),
    ),
  ]
  return [
    { label: 'Datos', targets: [{ kind: 'id' }, ...data] },
    { label: 'Textos', targets: texts },
    ...(hasComposition(recurso) ? [{ label: 'Composición', targets: lines } as const] : []),
  ]
}

const { fields: lineFields } = lineasDeComposicion

/** Column title of a target: "Nombre (fr_FR)"; of a component, its name and quantity [IX-02]. */
export const titleOf = (recurso: ImportableName, target: Target, components: readonly NamedRecord[]): string => {
  if (target.kind === 'id') return 'id'
  if (target.kind === 'line') return lineFields[target.field].label
  if (target.kind === 'component') {
    const found = components.find(({ id }) => id === target.componente)
    return `${recordName(found ?? { id: target.componente })} (${target.field === 'cantidad_1' ? 'cantidad 1' : 'cantidad 2'})`
  }
  const title = titlesOf(recurso)[target.field]?.[0] ?? fieldIn(recurso, target.field)?.label ?? target.field
  return target.locale === null || target.locale === DEFAULT_LOCALE ? title : `${title} (${target.locale})`
}

/** True for targets of a line of composition: a field of the line, or a quantity of a component [IX-05]. */
export const isOfLine = (target: Target | null): boolean => target?.kind === 'line' || target?.kind === 'component'

/** True for targets that identify a record: id, code, or the name of a master in es_ES [IX-03]. */
export const isKeyOf = (recurso: ImportableName, target: Target): boolean => {
  if (target.kind === 'id') return true
  if (target.kind !== 'field') return false
  if (fieldIn(recurso, 'codigo')) return target.field === 'codigo'
  return target.field === resources[recurso].title && target.locale === DEFAULT_LOCALE
}
