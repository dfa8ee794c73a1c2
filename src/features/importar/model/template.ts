import type { ImportableName } from '@/features/importar/model/resources'
import type { ImportData } from '@/features/importar/model/types'

/** Workbook with the columns of a resource, and the known values of what it refers to [IX-08]. */
export const templateOf = (_recurso: ImportableName, _data: Pick<ImportData, 'references' | 'countries'>): Uint8Array<ArrayBuffer> =>
  new Uint8Array()
