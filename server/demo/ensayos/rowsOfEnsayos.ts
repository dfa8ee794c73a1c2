import type { NewRow, Schema } from '@server/database/schema'
import type { Album } from '../album'
import { listRows, type NewRecord, type RowsByTable } from '../rows'
import { formulas } from '../formulas/formulas'
import { cultivos, type Cultivo } from '../maestras/cultivos'
import { idOfCultivo, idOfMagnitud } from '../maestras/ids'
import { drawEnsayo } from '../pictures/ensayos'
import { GENERICOS } from '../productos/variantes'
import { createRandom, type Random } from '../random'
import { decimal, fill, mapTextos, toMap } from '../textos'
import { medidas } from './medidas'
import { adjuntos, descripcion, dosis, lugares, momento, motivos, suelos, titular } from './textosDeEnsayo'

const ENSAYOS = 30

const twoDigits = (value: number) => String(value).padStart(2, '0')

const pickFecha = (random: Random, año: number) => `${año}-${twoDigits(random.integer(3, 11))}-${twoDigits(random.integer(1, 28))}`

const resultadosDe = (random: Random, ensayo: number, { grupo }: Cultivo): NewRow<'resultados_de_ensayo'>[] => {
  const measurable = medidas.flatMap(({ rango, ...medida }) => {
    const its = rango(grupo)
    return its ? [{ ...medida, its }] : []
  })
  return random.sample(measurable, random.integer(3, 5)).map(({ descripcion, magnitud, decimals, its: [min, max] }, orden) => {
    const factor = 10 ** decimals
    const valor = random.integer(Math.round(min * factor), Math.round(max * factor)) / factor
    return { ensayo, orden, valor, magnitud: idOfMagnitud(magnitud), descripcion: toMap(descripcion) }
  })
}

/** Trials with their results and attachments; every block has as many, on its own products. */
export const rowsOfEnsayos = (bloque: number, album: Album): RowsByTable => {
  const ensayos: NewRecord<'ensayos'>[] = []
  const productos: ReturnType<typeof listRows<number>> = []
  const resultados: NewRow<'resultados_de_ensayo'>[] = []
  const adjuntosDeEnsayo: NewRow<'adjuntos_de_ensayo'>[] = []

  for (let index = 0; index < ENSAYOS; index++) {
    const id = bloque * ENSAYOS + index + 1
    const random = createRandom(`ensayo ${id}`)
    const cultivo = random.pick(cultivos)
    const { pais, lugar } = random.pick(lugares)
    const probados = random.sample([...formulas.keys()], random.integer(1, 4))
    const [principal = 0] = probados
    const formula = formulas[principal]
    const unidad = formula?.forma === 'liquido' ? 'L' : 'kg'
    const año = 2021 + (index % 5)
    ensayos.push({
      id,
      codigo: `EN-${año}-${String(id).padStart(3, '0')}`,
      nombre: toMap(fill(titular, { cultivo: cultivo.nombre, producto: formula?.nombre ?? '' })),
      fecha: pickFecha(random, año),
      pais,
      cultivo: idOfCultivo(cultivo),
      roi: random.integer(-40, 980) / 100,
      descripcion: toMap(fill(descripcion, { lugar, suelo: random.pick(suelos), tesis: String(random.integer(3, 6)) })),
      dosis: toMap(
        fill(dosis, {
          dosis: mapTextos(decimal(random.integer(3, 20) / 2), texto => `${texto} ${unidad}`),
          veces: String(random.integer(2, 4)),
        }),
      ),
      momento_de_aplicacion: toMap(fill(momento, { dias: String(random.integer(8, 21)) })),
      imagen: album.add(drawEnsayo(random.pick(motivos), random, cultivo), 480),
    })
    productos.push(
      ...listRows(
        id,
        probados.map(each => bloque * GENERICOS + each + 1),
      ),
    )
    resultados.push(...resultadosDe(random, id, cultivo))
    for (const [orden, motivo] of random.sample(motivos, random.integer(2, 4)).entries())
      adjuntosDeEnsayo.push({
        ensayo: id,
        orden,
        descripcion: toMap(adjuntos[motivo]),
        imagen: album.add(drawEnsayo(motivo, random, cultivo), 480),
      })
  }
  return new Map<keyof Schema, readonly object[]>([
    ['ensayos', ensayos],
    ['ensayos_productos', productos],
    ['resultados_de_ensayo', resultados],
    ['adjuntos_de_ensayo', adjuntosDeEnsayo],
  ])
}
