import type { Cambio, Entrada } from '@/shared/history'

export const MARTA = { id: 5, nombre: 'Marta', apellidos: 'Soler Vidal' }

const texto = (campo: string, idioma: string): Cambio => ({
  ...{ tipo: 'productos_acabados', registro: 8, campo, idioma, antes: null, despues: 'Zinc' },
})

export const entry = (changes: Partial<Entrada> = {}): Entrada => ({
  ...{ id: 1, momento: '2026-03-04T10:52:00', usuario: MARTA, accion: 'cambiado', registros: 1, otros: [], traduccion: null },
  ...{ tipo: 'productos_acabados', registro: 8, codigo: 'P-8', nombre: { es_ES: 'Zinc Foliar' }, nombres: {} },
  cambios: [texto('observaciones', 'es_ES')],
  ...changes,
})

export const translated = entry({ id: 2, cambios: [texto('descripcion', 'fr_FR'), texto('descripcion', 'pt_BR')] })
export const deleted = entry({
  ...{ id: 3, momento: '2026-03-03T18:03:00', accion: 'eliminado', usuario: null },
  ...{ tipo: 'envases', registro: 5, codigo: null, nombre: { es_ES: 'Bidón 200 L' }, cambios: [] },
})
export const many = entry({
  ...{ id: 4, momento: '2026-03-03T11:16:00', registros: 38 },
  otros: ['Aminofol 24', 'Sulfato de zinc'].map((nombre, at) => ({
    ...{ tipo: 'productos_acabados', registro: 20 + at, codigo: null, nombre: { es_ES: nombre } },
  })),
})
/** Entry of translations of many records, into one language or, with null, into several. */
export const manyTranslated = (idioma: string | null) => ({ ...many, cambios: translated.cambios, traduccion: { textos: 44, idioma } })
