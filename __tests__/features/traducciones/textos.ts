import type { PendingText } from '@/features/traducciones/model/pendingText'
import type { Texto } from '@/shared/translations'

/** Text in the format of the API. */
export const texto = (changes: Partial<Texto> = {}): Texto => {
  const { tipo = 'familias', id = 1 } = changes
  return {
    ...{ tipo, id, raiz_tipo: tipo, raiz: id, codigo: null, nombre: 'Algas', parte: null, campo: 'nombre' },
    ...{ origen: 'Algas', destino: '', igual: false, desfasada: false, cambio: null, familia: null, paises: [] },
    ...changes,
  }
}

export const pending = (changes: Partial<PendingText> = {}): PendingText => ({
  ...{ texto: 'Algues', antes: '', vigente: false, enviados: [], suya: null, fallo: null },
  ...changes,
})

/** Product of the texts in `todos`, which also has texts of a composition line and of two families; one text is outdated. */
export const producto = {
  ...{ tipo: 'productos_acabados', id: 7, raiz_tipo: 'productos_acabados', raiz: 7, codigo: '10482', nombre: 'Zinc Foliar' },
  ...{ familia: 1, paises: ['ES'] },
}
export const cambio = { entrada: 57, momento: '2026-10-14T08:00:00.000Z', antes: 'Interviene en las auxinas.' }
export const todos: readonly Texto[] = [
  texto({ ...producto, campo: 'nombre', origen: 'Zinc Foliar', destino: 'Zinc Foliaire' }),
  texto({ ...producto, campo: 'descripcion', origen: 'Corrige la carencia de zinc (ZnSO<sub>4</sub>).' }),
  texto({
    ...{ ...producto, campo: 'modo_de_accion', origen: 'Interviene en las auxinas y en la anhidrasa.' },
    ...{ destino: 'Intervient dans les auxines.', desfasada: true, cambio },
  }),
  texto({ ...producto, tipo: 'lineas_de_composicion', id: 88, parte: 'Nitrógeno total', campo: 'valor', origen: 'Soluble en agua' }),
  texto(),
  texto({ campo: 'descripcion', origen: 'Extractos de algas' }),
  texto({ id: 2, nombre: 'Quelatos', origen: 'Quelatos' }),
]
