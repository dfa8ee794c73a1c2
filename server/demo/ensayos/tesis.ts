import type { Random } from '../random'
import { decimal, fill, mapTextos, type Textos } from '../textos'
import type { Rango } from './medidas'

/** Result of a treatment: a yield in tonnes a hectare. */
interface Tesis {
  descripcion: Textos
  valor: number
}

const produccion: Textos = [
  'Producción comercial, {tesis}',
  'Marketable yield, {tesis}',
  'Production commerciale, {tesis}',
  'Produção comercial, {tesis}',
]
const testigo: Textos = ['testigo sin tratar', 'untreated control', 'témoin non traité', 'testemunha não tratada']
const habitual: Textos = [
  'programa habitual de la finca',
  'usual programme of the farm',
  'programme habituel de l’exploitation',
  'programa habitual da exploração',
]

/** Fractions of the recommended dose, by the number of treatments besides the control. */
const DOSIS: Readonly<Record<number, readonly number[]>> = { 2: [1, 1.5], 3: [0.5, 1, 1.5], 4: [0.5, 1, 1.5], 5: [0.5, 1, 1.5, 2] }

/** Fraction of the largest gain at a fraction of the recommended dose: most of the gain comes with the first half. */
const response = (dosis: number): number => 1 - Math.exp(-1.6 * dosis)

/** Yields of all treatments of a trial, the control first: the gain grows with the dose, ever less, and plots differ by up to one percent. */
export const tesisDe = (
  random: Random,
  cuantas: number,
  { dosis, unidad, rango }: { dosis: number; unidad: string; rango: Rango },
): Tesis[] => {
  const [min, max] = rango
  const control = min + ((max - min) * random.integer(15, 65)) / 100
  const gain = random.integer(7, 19) / 100
  const decimals = control < 10 ? 2 : 1
  const yielded = (part: number) => Number((control * (1 + gain * part) * (1 + random.integer(-10, 10) / 1000)).toFixed(decimals))
  const doses = DOSIS[cuantas - 1] ?? []
  return [
    { descripcion: testigo, valor: Number(control.toFixed(decimals)) },
    ...(doses.length < cuantas - 1 ? [{ descripcion: habitual, valor: yielded(random.integer(30, 60) / 100) }] : []),
    ...doses.map(each => ({
      descripcion: mapTextos(decimal(dosis * each), texto => `${texto} ${unidad}/ha`),
      valor: yielded(response(each)),
    })),
  ].map(({ descripcion, valor }) => ({ descripcion: fill(produccion, { tesis: descripcion }), valor }))
}
