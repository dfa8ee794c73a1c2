import type { NewRow } from '@server/database/schema'
import type { Album } from '../album'
import type { Formula } from '../formulas/formula'
import type { Cultivo } from '../maestras/cultivos'
import { idOfFamilia, idOfIcono, type EstadoDeCultivo } from '../maestras/ids'
import { drawCatalogo, drawModoDeAccion, type Envasado } from '../pictures/productos'
import type { Random } from '../random'
import type { Textos } from '../textos'
import { pickDosis, pickEstados, pickIconos, pickLocales } from './pick'
import { textosDeProducto } from './textosDeProducto'

type Comun = Omit<NewRow<'productos_genericos'>, 'codigo' | 'prioridad'>

/** Members that generic and finished products share. */
export interface Producto {
  id: number
  comun: Comun
  iconos: number[]
  estados: EstadoDeCultivo[]
  dosis: ReturnType<typeof pickDosis>
}

const hexadecimal = (random: Random) => random.integer(0, 0xffff_ffff).toString(16).toUpperCase().padStart(8, '0')

interface Encargo {
  id: number
  nombre: Textos
  formula: Formula
  cultivos: readonly Cultivo[]
  envasado: Envasado
}

export const createProducto = (random: Random, album: Album, { id, nombre, formula, cultivos, envasado }: Encargo): Producto => {
  const { familia, modo, ecologico } = formula
  const locales = pickLocales(random)
  const dosis = pickDosis(random, formula)
  const catalogo = random.chance(0.94) ? album.add(drawCatalogo(familia, envasado, random.integer(0, 3)), 320) : null
  const modoDeAccion = random.chance(0.7) ? album.add(drawModoDeAccion(familia, modo), 400) : null
  return {
    id,
    comun: {
      ...textosDeProducto(random, nombre, formula, dosis, locales),
      id_hexadecimal: hexadecimal(random),
      familia: idOfFamilia(familia),
      activo: random.chance(0.9),
      ecologico,
      imagen_catalogo: catalogo,
      imagen_modo_de_accion: modoDeAccion,
    },
    iconos: pickIconos(random, formula).map(idOfIcono),
    estados: pickEstados(random, familia, cultivos),
    dosis,
  }
}
