import type { HalfSaved } from '@/domain/draft/draft'

interface KeptSteps {
  steps: readonly { name: string; state: string; isIdle?: true; isRefused?: true }[]
  progress: { done: number; total: number } | null
}

/** The steps of saves as a sentence names them; one that says nothing to the user is null. */
const WORDS: Readonly<Record<string, string | null>> = {
  Registro: 'el registro',
  Producto: 'el producto',
  Ensayo: 'el ensayo',
  Combinación: 'la combinación',
  'Imagen de catálogo': 'la imagen de catálogo',
  'Imagen de modo de acción': 'la imagen de modo de acción',
  'Imagen catálogo': 'la imagen de catálogo',
  'Líneas de composición': 'las líneas de composición',
  Resultados: 'los resultados',
  Adjuntos: 'los adjuntos',
  Textos: 'los textos',
  Fecha: null,
  'Volver a leer': null,
}
const PARTS: Readonly<Record<string, string>> = {
  'Líneas de composición': 'líneas de composición',
  Resultados: 'resultados',
  Adjuntos: 'adjuntos',
  Textos: 'registros',
  'Cómo se aplica': 'entradas de cómo se aplica',
}

const wordOf = (name: string): string[] => {
  const word = WORDS[name]
  return word === null ? [] : [word ?? name]
}

/** What the server has of a save, and what it still lacks, by the steps of its run [DR-03]. */
export const halfSavedOf = ({ steps, progress }: KeptSteps): HalfSaved => {
  const done: string[] = []
  const missing: string[] = []
  for (const { name, state, isIdle } of steps) {
    const part = PARTS[name]
    if (state === 'skipped' || isIdle) continue
    if (state === 'done') done.push(...wordOf(name))
    else if (['running', 'failed'].includes(state) && progress && progress.done > 0 && part !== undefined) {
      done.push(`${progress.done} de ${progress.total} ${part}`)
      missing.push(`${progress.total - progress.done} ${part}`)
    } else missing.push(...wordOf(name))
  }
  return { done, missing }
}

/** Whether the server has all that the save was to send: it came to its end, told or not. */
export const isAllSaved = (run: KeptSteps): boolean => {
  const { done, missing } = halfSavedOf(run)
  return done.length > 0 && missing.length === 0
}

/** Whether a part of the save may have been sent: calls are noted before they go, and a refused step has done nothing. */
const isSent = ({ state, isIdle, isRefused }: KeptSteps['steps'][number]): boolean =>
  (state === 'running' || state === 'failed') && !isIdle && !isRefused

/** Half-saved state of a draft whose save was begun; null where nothing or all of it was sent, which leaves an ordinary draft. */
export const halfSavedIn = (run: KeptSteps): HalfSaved | null => {
  const half = halfSavedOf(run)
  return half.missing.length > 0 && (half.done.length > 0 || run.steps.some(isSent)) ? half : null
}
