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
import { medidas, rendimientos } from './medidas'
import { tesisDe } from './tesis'
import { adjuntos, descripcion, dosis, lugares, momento, motivos, suelos, titular } from './textosDeEnsayo'

const ENSAYOS = 30
/** One trial in this number has the yields of all its treatments. */
const CON_TESIS = 3

const twoDigits = (value: number) => String(value).padStart(2, '0')

const pickFecha = (random: Random, año: number) => `${año}-${twoDigits(random.integer(3, 11))}-${twoDigits(random.integer(1, 28))}`

type Resultado = Omit<NewRow<'resultados_de_ensayo'>, 'ensayo' | 'orden'>

const medidasDe = (random: Random, { grupo }: Cultivo): (Resultado & { isProduccion: boolean })[] => {
  const measurable = medidas.flatMap(({ rango, ...medida }) => {
    const its = rango(grupo)
    return its ? [{ ...medida, its }] : []
  })
  return random
    .sample(measurable, random.integer(3, 5))
    .map(({ descripcion, magnitud, decimals, isProduccion = false, its: [min, max] }) => {
      const factor = 10 ** decimals
      const valor = random.integer(Math.round(min * factor), Math.round(max * factor)) / factor
      return { valor, magnitud: idOfMagnitud(magnitud), descripcion: toMap(descripcion), isProduccion }
    })
}

/** Rows of trials with their results and attachments; every block has as many, for its own products. */
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
    // The order of these draws is fixed: another order would change the existing demo data.
    const fecha = pickFecha(random, año)
    const roi = random.integer(-40, 980) / 100
    const suelo = random.pick(suelos)
    const cuantas = random.integer(3, 6)
    const recomendada = random.integer(3, 20) / 2
    ensayos.push({
      id,
      codigo: `EN-${año}-${String(id).padStart(3, '0')}`,
      nombre: toMap(fill(titular, { cultivo: cultivo.nombre, producto: formula?.nombre ?? '' })),
      fecha,
      pais,
      cultivo: idOfCultivo(cultivo),
      roi,
      descripcion: toMap(fill(descripcion, { lugar, suelo, tesis: String(cuantas) })),
      dosis: toMap(
        fill(dosis, {
          dosis: mapTextos(decimal(recomendada), texto => `${texto} ${unidad}`),
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
    const medidos = medidasDe(random, cultivo)
    const tesis: Resultado[] =
      index % CON_TESIS === 0
        ? tesisDe(createRandom(`tesis ${id}`), cuantas, { dosis: recomendada, unidad, rango: rendimientos[cultivo.grupo] }).map(
            ({ descripcion: its, valor }) => ({ valor, magnitud: idOfMagnitud('t/ha'), descripcion: toMap(its) }),
          )
        : []
    const others = medidos
      .filter(({ isProduccion }) => tesis.length === 0 || !isProduccion)
      .map(({ isProduccion: _isProduccion, ...medido }) => medido)
    resultados.push(...[...tesis, ...others].map((resultado, orden) => ({ ensayo: id, orden, ...resultado })))
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
