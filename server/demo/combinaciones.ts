import type { Schema } from '@server/database/schema'
import { cultivos } from './maestras/cultivos'
import { listRows, type NewRecord, type RowsByTable } from './rows'
import { formulas } from './formulas/formulas'
import { gruposDeCultivo } from './maestras/gruposDeCultivo'
import { idOfCultivo } from './maestras/ids'
import { ACABADOS } from './productos/variantes'
import { createRandom } from './random'
import { soluciones } from './maestras/soluciones'
import { toMap } from './textos'

/** Combines for each solution the products of its families with crops that go together. */
export const rowsOfCombinaciones = (): RowsByTable => {
  const combinaciones: NewRecord<'combinaciones_de_productos'>[] = []
  const genericos: ReturnType<typeof listRows<number>> = []
  const acabados: ReturnType<typeof listRows<number>> = []
  const deCultivos: ReturnType<typeof listRows<number>> = []

  soluciones.forEach((solucion, index) => {
    const random = createRandom(`solucion ${index}`)
    for (let times = random.integer(2, 4); times > 0; times--) {
      const id = combinaciones.length + 1
      combinaciones.push({ id, solucion: index + 1, observaciones: toMap(random.pick(solucion.observaciones)) })
      const elegidos = solucion.familias.map(
        familia => random.pick([...formulas.keys()].filter(each => formulas[each]?.familia === familia)) + 1,
      )
      genericos.push(...listRows(id, elegidos))
      if (random.chance(0.4)) acabados.push(...listRows(id, [random.integer(1, ACABADOS)]))
      const grupos = random.sample(gruposDeCultivo, random.integer(2, 4))
      deCultivos.push(...listRows(id, cultivos.filter(({ grupo }) => grupos.includes(grupo)).map(idOfCultivo)))
    }
  })
  return new Map<keyof Schema, readonly object[]>([
    ['combinaciones_de_productos', combinaciones],
    ['combinaciones_de_productos_productos_genericos', genericos],
    ['combinaciones_de_productos_productos_acabados', acabados],
    ['combinaciones_de_productos_cultivos', deCultivos],
  ])
}
