import { everywhere, fill } from '../textos'
import { parte, type Formula, type Parte } from './formula'

const micros = [
  parte('B', 0.01, 2),
  parte('Fe', 0.05, 2),
  parte('FeEDTA', 0.05, 4),
  parte('MnEDTA', 0.02, 4),
  parte('Mo', 0.001, 2),
  parte('ZnEDTA', 0.01, 4),
]

/** Content of nitrogen in percent from which a part of it is urea. */
const UREA_FROM = 15

const nitrogeno = (total: number): Parte[] => {
  if (total === 0) return []
  if (total < UREA_FROM) return [parte('N', total, 2), parte('NNitrico', total * 0.6, 2), parte('NAmoniacal', total * 0.4, 2)]
  return [parte('N', total, 2), parte('NNitrico', total * 0.3, 2), parte('NAmoniacal', total * 0.2, 2), parte('NUreico', total * 0.5, 2)]
}

const equilibrio = (grado: string): Formula => {
  const [n = 0, p = 0, k = 0, mg = 0] = grado.split('-').map(Number)
  return {
    familia: 'npk',
    nombre: fill(['Hidrosoluble {grado}', 'Water-soluble {grado}', 'Hydrosoluble {grado}', 'Hidrossolúvel {grado}'], {
      grado: everywhere(grado),
    }),
    marca: `Solnutre ${grado}`,
    principio: fill(['Equilibrio NPK {grado}', 'NPK balance {grado}', 'Équilibre NPK {grado}', 'Equilíbrio NPK {grado}'], { grado }),
    forma: 'polvo',
    densidad: 1,
    partes: [
      ...nitrogeno(n),
      ...(p ? [parte('P2O5', p, 2)] : []),
      ...(k ? [parte('K2O', k, 2)] : []),
      ...(mg ? [parte('MgO', mg, 2)] : []),
      ...micros,
    ],
    notas: [
      ['Pobre en cloruros', 'Low in chlorides', 'Pauvre en chlorures', 'Pobre em cloretos'],
      [
        'Hierro, manganeso y zinc quelatados por EDTA, estables entre pH 4 y 8',
        'Iron, manganese and zinc chelated by EDTA, stable between pH 4 and 8',
        'Fer, manganèse et zinc chélatés par EDTA, stables entre pH 4 et 8',
        'Ferro, manganês e zinco quelatados por EDTA, estáveis entre pH 4 e 8',
      ],
    ],
    modo: 2,
    ecologico: false,
  }
}

export const npk: readonly Formula[] = [
  ...['20-20-20', '18-18-18', '19-19-19', '15-15-15', '17-17-17', '13-40-13', '10-52-10', '12-48-8', '15-30-15', '11-42-11'],
  ...['15-5-30', '14-7-28', '12-6-36', '10-5-40', '8-4-42', '13-6-40', '16-8-24-2', '15-10-15-2', '18-6-18-3', '20-5-10-2'],
  ...['30-10-10', '27-9-9', '25-5-5', '24-8-16', '28-14-14', '20-10-20', '20-5-20', '21-7-14', '22-11-22', '17-10-27'],
  ...['9-15-30-3', '7-12-40-2', '6-18-36', '5-11-26-4', '4-8-38-3', '3-5-45', '12-12-36', '14-14-28-1', '16-16-16-3', '18-9-27'],
].map(equilibrio)
