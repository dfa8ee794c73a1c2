import type { Ensayo } from '@/shared/resources/ensayos'

/** Trial of the API with only a code and a date. */
export const ensayoRecord = (more: Partial<Ensayo> = {}) => ({
  id: 1,
  codigo: 'EN-1',
  nombre: {},
  fecha: '2025-06-01',
  pais: null,
  cultivo: null,
  roi: null,
  descripcion: {},
  dosis: {},
  momento_de_aplicacion: {},
  productos: [],
  imagen: null,
  ...more,
})

/** Trial that the saves of tests begin with. */
export const savedEnsayo = ensayoRecord({
  nombre: { es_ES: 'Tomate', fr_FR: 'Tomate' },
  pais: 'ES',
  cultivo: 4,
  roi: 1.5,
  productos: [7],
})

export const IMAGES = 'http://images.test'

export const resultado = (id: number, orden: number, valor: number, ensayo = 1) => ({
  id,
  ensayo,
  orden,
  valor,
  magnitud: null,
  descripcion: {},
})

export const adjunto = (id: number, orden: number, descripcion: Record<string, string>, ensayo = 1) => ({
  id,
  ensayo,
  orden,
  descripcion,
  imagen: `${IMAGES}/${id}.png`,
})
