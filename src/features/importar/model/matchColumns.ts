import type { ImportableName } from '@/features/importar/model/resources'
import type { ColumnMatch, ImportSheet, NamedRecord } from '@/features/importar/model/types'

/** Matches the columns of a sheet to targets by their titles [IX-02]. @param locales languages that titles may name */
export const matchColumns = (
  _recurso: ImportableName,
  { titles }: ImportSheet,
  _components: readonly NamedRecord[],
  _locales: readonly string[],
): ColumnMatch[] => titles.map(() => ({ target: null, origin: 'left', suggestion: null }))
