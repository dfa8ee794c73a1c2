import type { RegistroEnPapelera, Restauracion } from '@/shared/history'

export const ANA = { id: 4, nombre: 'Ana', apellidos: 'Soria Mas' }

/** Entries of the bin, latest first like in the API. */
export const BIDON: RegistroEnPapelera = {
  ...{ id: 31, tipo: 'envases', registro: 5, codigo: null, nombre: { es_ES: 'Bidón 200 L' }, partes: {} },
  ...{ momento: '2026-11-22T08:14:00Z', usuario: null, caduca: '2027-11-22T08:14:00Z' },
}
export const ZINC: RegistroEnPapelera = {
  ...{ id: 30, tipo: 'productos_acabados', registro: 8, codigo: '10490', nombre: { es_ES: 'Zinc Manganeso' } },
  partes: { lineas_de_composicion: 7, imagenes: 2 },
  ...{ momento: '2026-11-21T18:03:00Z', usuario: ANA, caduca: '2027-11-21T18:03:00Z' },
}

export const whole: Restauracion = { tipo: 'envases', id: 5, faltan: [], perdidas: [], recuperado: '' }
export const torn: Restauracion = {
  ...{ tipo: 'productos_acabados', id: 8 },
  faltan: ['Envase Bidón 200 L: está en la papelera', 'Familia Quelatos: ya no existe'],
  perdidas: [
    { que: 'Envase Bidón 200 L', motivo: 'Está en la papelera', momento: '2026-11-22T08:14:00Z', papelera: 31 },
    { que: 'Familia Quelatos', motivo: 'Ya no existe', momento: null, papelera: null },
  ],
  recuperado: '7 líneas y 2 imágenes; vuelve a 1 ensayo',
}
