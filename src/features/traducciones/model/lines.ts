import { isMissing } from '@/features/traducciones/model/estado'
import { raizOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'

/** Record of the workbench with the total number of its texts. */
export interface Registro {
  /** Key, as made by `raizOf`. */
  key: string
  tipo: string
  id: number
  codigo: string | null
  nombre: string
  textos: number
  faltan: number
}

/** Line of the workbench: a record, or one of its texts. `first` and `last` mark the first and last visible text of the record. */
export type WorkbenchLine =
  | { kind: 'registro'; registro: Registro }
  | { kind: 'texto'; texto: Texto; registro: Registro; first: boolean; last: boolean; place: number }

export const registrosOf = (textos: readonly Texto[]): ReadonlyMap<string, Registro> => {
  const registros = new Map<string, Registro>()
  for (const texto of textos) {
    const key = raizOf(texto)
    const { raiz_tipo: tipo, raiz: id, codigo, nombre } = texto
    const registro = registros.get(key) ?? { key, tipo, id, codigo, nombre, textos: 0, faltan: 0 }
    registro.textos += 1
    if (isMissing(texto)) registro.faltan += 1
    registros.set(key, registro)
  }
  return registros
}

/** Lines of the visible texts in order, below a line for each record. `shown` has indices into all texts; null shows all. */
export const workbenchLinesOf = (
  textos: readonly Texto[],
  registros: ReadonlyMap<string, Registro>,
  shown: readonly number[] | null,
): readonly WorkbenchLine[] => {
  const lines: WorkbenchLine[] = []
  let place = 0
  for (const at of shown ?? textos.keys()) {
    const texto = textos[at]
    const registro = texto && registros.get(raizOf(texto))
    if (!registro) continue
    const last = lines.at(-1)
    const first = last?.kind !== 'texto' || last.registro !== registro
    if (first) lines.push({ kind: 'registro', registro })
    else last.last = false
    lines.push({ kind: 'texto', texto, registro, first, last: true, place })
    place += 1
  }
  return lines
}
