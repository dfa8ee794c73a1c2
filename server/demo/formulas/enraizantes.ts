import { fill } from '../textos'
import { parte, type Formula } from './formula'

const enraizante = (grado: string): Formula => {
  const [n = 0, p = 0, k = 0] = grado.split('-').map(Number)
  return {
    familia: 'enraizantes',
    nombre: fill(['Enraizante {grado}', 'Rooting agent {grado}', 'Enracineur {grado}', 'Enraizador {grado}'], { grado }),
    marca: `Radivit ${grado}`,
    principio: ['Fósforo y aminoácidos', 'Phosphorus and amino acids', 'Phosphore et acides aminés', 'Fósforo e aminoácidos'],
    forma: 'liquido',
    densidad: 1.24,
    partes: [
      ...(n > 0 ? [parte('N', n, 2)] : []),
      parte('P2O5', p, 2),
      parte('K2O', k, 2),
      parte('Triptofano', 0.5),
      parte('AminoacidosLibres', 4),
      parte('Vitaminas', 0.1),
      parte('ZnEDTA', 0.2, 4),
    ],
    notas: [],
    modo: 1,
    ecologico: false,
  }
}

export const enraizantes: readonly Formula[] = [
  ...['3-15-8', '5-20-5', '4-12-6', '2-8-4', '6-24-6', '8-16-4', '0-12-10', '3-6-5', '5-10-10', '2-15-15', '4-18-3', '1-6-8'],
].map(enraizante)
