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
