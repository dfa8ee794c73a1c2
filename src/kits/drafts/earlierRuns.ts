import type { KeptRun } from '@/kits/drafts/keptRun'
import type { StepWords } from '@/store/sequences/slice'

/** Words of the steps of saves in version 0.4.9, whose runs have names only. Frozen; current steps have words of their own. */
const WORDS: Readonly<Record<string, StepWords>> = {
  Registro: { saved: 'el registro' },
  Producto: { saved: 'el producto' },
  Ensayo: { saved: 'el ensayo' },
  Combinación: { saved: 'la combinación' },
  'Imagen de catálogo': { saved: 'la imagen de catálogo' },
  'Imagen de modo de acción': { saved: 'la imagen de modo de acción' },
  'Imagen catálogo': { saved: 'la imagen de catálogo' },
  'Líneas de composición': { saved: 'las líneas de composición', counted: { one: 'línea de composición', many: 'líneas de composición' } },
  Resultados: { saved: 'los resultados', counted: { one: 'resultado', many: 'resultados' } },
  Adjuntos: { saved: 'los adjuntos', counted: { one: 'adjunto', many: 'adjuntos' } },
  'Cómo se aplica': { counted: { one: 'entrada de cómo se aplica', many: 'entradas de cómo se aplica' } },
  Textos: { saved: 'los textos', counted: { one: 'registro', many: 'registros' } },
  Fecha: { saved: null },
  'Volver a leer': { saved: null },
}

/** Adds missing words to the steps of a stored run of an earlier version [DR-03]. */
export const withWords = (run: KeptRun): KeptRun => ({
  ...run,
  steps: run.steps.map(step => {
    const words = step.words ?? WORDS[step.name]
    return words ? { ...step, words } : step
  }),
})
