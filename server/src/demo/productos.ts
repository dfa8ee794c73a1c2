import { MAIN_LOCALES } from '@/domain/locales'
import type { Schema, NewRow } from '../database/schema'
import type { Album } from './album'
import { cultivos, type Cultivo } from './cultivos'
import { envases } from './envases'
import { momentos, type Fase } from './estadosFenologicos'
import { familias, type ClaveDeFamilia } from './familias'
import { lista, type Fila, type Filas } from './filas'
import { formulas } from './formulas'
import type { Formula } from './formulas/formula'
import type { GrupoDeCultivo } from './gruposDeCultivo'
import type { ClaveDeIcono } from './iconos'
import { estados, idDeComponente, idDeFamilia, idDeIcono, idDeMagnitud, type EstadoDeCultivo } from './maestras'
import { drawCatalogo, drawModoDeAccion, type Envasado } from './pictures/productos'
import { createRandom, type Random } from './random'
import { textosDeProducto } from './textosDeProducto'
import { everywhere, fill, toMap, type Textos } from './textos'

export const GENERICOS = formulas.length
export const ACABADOS = 500

const fasesPorFamilia: Record<ClaveDeFamilia, readonly Fase[]> = {
  aminoacidos: ['emergencia', 'hojas', 'brotes', 'boton', 'engorde'],
  bioestimulantes: ['brotes', 'boton', 'floracion', 'cuajado', 'engorde'],
  algas: ['hojas', 'brotes', 'floracion', 'cuajado', 'engorde'],
  npk: ['hojas', 'brotes', 'boton', 'cuajado', 'engorde', 'maduracion'],
  foliares: ['hojas', 'brotes', 'engorde', 'maduracion'],
  quelatos: ['hojas', 'brotes', 'boton', 'cuajado'],
  correctores: ['hojas', 'boton', 'floracion', 'cuajado'],
  calcio: ['cuajado', 'engorde', 'maduracion'],
  fosfitos: ['hojas', 'brotes', 'cuajado', 'maduracion', 'reposo'],
  humicos: ['emergencia', 'hojas', 'brotes', 'reposo'],
  enraizantes: ['emergencia', 'hojas', 'brotes'],
  mojantes: ['hojas', 'brotes', 'boton', 'engorde'],
}

interface Dosis {
  liquido: string
  solido: string
}

const dosisFoliares: readonly Dosis[] = [
  { liquido: '100-150 cc/hL', solido: '50-100 g/hL' },
  { liquido: '150-250 cc/hL', solido: '100-200 g/hL' },
  { liquido: '200-300 cc/hL', solido: '200-300 g/hL' },
  { liquido: '250-400 cc/hL', solido: '300-500 g/hL' },
]
const dosisDeRiego: readonly Dosis[] = [
  { liquido: '2-4 L/ha', solido: '1-2 kg/ha' },
  { liquido: '3-5 L/ha', solido: '3-5 kg/ha' },
  { liquido: '5-10 L/ha', solido: '5-10 kg/ha' },
  { liquido: '10-20 L/ha', solido: '15-25 kg/ha' },
]

/** They feed the soil or the whole crop; of the others little is enough. */
const DE_FONDO: readonly ClaveDeFamilia[] = ['npk', 'humicos', 'calcio']

const pickDosis = (random: Random, { familia, forma, modo }: Formula) => {
  const kind = forma === 'liquido' ? 'liquido' : 'solido'
  const deRiego = DE_FONDO.includes(familia) ? dosisDeRiego.slice(2) : dosisDeRiego.slice(0, 2)
  return { foliar: modo === 1 ? '' : random.pick(dosisFoliares)[kind], riego: modo === 0 ? '' : random.pick(deRiego)[kind] }
}

/** Most products are translated into all languages, some only for where they are sold. */
const pickLocales = (random: Random): readonly string[] => {
  if (random.chance(0.84)) return MAIN_LOCALES
  return random.pick([['es_ES'], ['es_ES', 'en_US'], ['es_ES', 'en_US', 'fr_FR'], ['es_ES', 'pt_BR']])
}

const pickIconos = (random: Random, { modo, ecologico, forma, familia }: Formula): ClaveDeIcono[] => [
  ...(ecologico ? (['ecologico'] as const) : []),
  ...(modo === 1 ? [] : (['foliar'] as const)),
  ...(modo === 0 ? [] : (['riego'] as const)),
  ...(forma === 'polvo' ? (['soluble'] as const) : []),
  ...(familia === 'quelatos' ? (['quelato'] as const) : []),
  ...(forma === 'granulado' ? (['suelo'] as const) : []),
  ...random.sample(['cloruros', 'ph', 'agitar', 'heladas', 'guantes', 'zeta', 'abejas', 'reciclable'] as const, random.integer(1, 3)),
]

const pickEstados = (random: Random, familia: ClaveDeFamilia, of: readonly Cultivo[]): EstadoDeCultivo[] => {
  const fases = fasesPorFamilia[familia]
  return random.sample(of, random.integer(2, 3)).flatMap(cultivo =>
    random.sample(
      estados.filter(estado => estado.cultivo === cultivo && fases.includes(estado.fase)),
      random.integer(1, 3),
    ),
  )
}

type Comun = Omit<NewRow<'productos_genericos'>, 'codigo' | 'prioridad'>

/** What generic and finished products have alike. */
interface Producto {
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

const createProducto = (random: Random, album: Album, { id, nombre, formula, cultivos, envasado }: Encargo): Producto => {
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
      familia: idDeFamilia(familia),
      activo: random.chance(0.9),
      ecologico,
      imagen_catalogo: catalogo,
      imagen_modo_de_accion: modoDeAccion,
    },
    iconos: pickIconos(random, formula).map(idDeIcono),
    estados: pickEstados(random, familia, cultivos),
    dosis,
  }
}

type DeUnProducto = Pick<NewRow<'lineas_de_composicion'>, 'producto_generico' | 'producto_acabado'>

/** Five decimals are what the database keeps. */
const quantity = (value: number) => Number(value.toFixed(5))

/** One line a component, by weight and, of a liquid, by volume; then what the label says besides. */
const lineasDeComposicion = ({ partes, notas, forma, densidad }: Formula, producto: DeUnProducto): NewRow<'lineas_de_composicion'>[] => {
  const isLiquid = forma === 'liquido'
  const componentes = partes.map(({ componente, peso, solubilidad }) => ({
    componente: idDeComponente(componente),
    cantidad_1: quantity(peso),
    magnitud_1: idDeMagnitud('% p/p'),
    cantidad_2: isLiquid ? quantity(peso * densidad) : null,
    magnitud_2: isLiquid ? idDeMagnitud('% p/v') : null,
    solubilidad,
    valor: {},
  }))
  const textos = notas.map(nota => ({
    componente: null,
    cantidad_1: null,
    magnitud_1: null,
    cantidad_2: null,
    magnitud_2: null,
    solubilidad: 0,
    valor: toMap(nota),
  }))
  return [...componentes, ...textos].map((linea, orden) => ({ ...linea, orden, ...producto }))
}

const comoSeAplica = (random: Random, formula: Formula, { estados, dosis }: Producto, producto: DeUnProducto): NewRow<'como_se_aplica'>[] =>
  estados.map(({ id, fase }) => ({
    modo_de_aplicacion: formula.modo,
    momento_de_aplicacion: toMap(momentos[fase]),
    dosis: [dosis.foliar, dosis.riego].filter(Boolean).join(' / '),
    objetivo: toMap(random.pick<Textos>(familias[formula.familia].objetivos)),
    estado_fenologico: id,
    ...producto,
  }))

/** Products sold under a name of their own, and the crops that each is for. */
const segmentos: { nombre: Textos; grupos: readonly GrupoDeCultivo[] }[] = [
  { nombre: ['Cítricos', 'Citrus', 'Agrumes', 'Citros'], grupos: ['Cítricos', 'Subtropicales'] },
  { nombre: ['Hortícolas', 'Vegetables', 'Maraîchage', 'Hortícolas'], grupos: ['Hortícolas', 'Cucurbitáceas', 'Crucíferas'] },
  { nombre: ['Olivar', 'Olive', 'Olivier', 'Olival'], grupos: ['Olivar', 'Frutos secos'] },
  { nombre: ['Frutales', 'Fruit Trees', 'Fruitiers', 'Fruteiras'], grupos: ['Frutales de pepita', 'Frutales de hueso'] },
  { nombre: ['Viña', 'Vine', 'Vigne', 'Vinha'], grupos: ['Viña', 'Frutos rojos'] },
  { nombre: ['Cereal', 'Cereals', 'Céréales', 'Cereais'], grupos: ['Cereales', 'Oleaginosas', 'Leguminosas'] },
  { nombre: ['Raíz', 'Root Crops', 'Racines', 'Raízes'], grupos: ['Bulbos y raíces', 'Tubérculos', 'Cultivos industriales'] },
]

const IBERIA = ['ES', 'PT']
const UNION_EUROPEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const MEDITERRANEO = ['ES', 'FR', 'GR', 'IT', 'MA', 'PT', 'TN', 'TR']
const EXPORTACION = [
  ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'PE', 'PY', 'UY'],
  ['CO', 'CR', 'DO', 'GT', 'HN', 'MX', 'PA'],
  ['AE', 'DZ', 'EG', 'JO', 'MA', 'SA', 'TN'],
  ['BR'],
  ['MX', 'US'],
]

/** Older records have their codes in lower case. */
const pickPaises = (random: Random, isExport: boolean) => {
  const paises = isExport
    ? random.pick(EXPORTACION)
    : random.pick([['ES'], ['ES'], IBERIA, IBERIA, MEDITERRANEO, UNION_EUROPEA, ['ES', 'FR', 'IT']])
  return random.chance(0.08) ? paises.map(pais => pais.toLowerCase()) : paises
}

/** The plain product of four generics in five, one for certain crops of every other, one to export of every third: 500 of 300. */
const variantes = (index: number) =>
  (['normal', 'segmento', 'exportacion'] as const).filter(
    variante =>
      (variante === 'normal' && index % 5 !== 4) ||
      (variante === 'segmento' && index % 15 < 8) ||
      (variante === 'exportacion' && index % 3 === 0),
  )

const envasados: Record<Formula['forma'], readonly Envasado[]> = { liquido: ['garrafa', 'botella'], polvo: ['saco'], granulado: ['saco'] }

const pickEnvases = (random: Random, { forma }: Formula) => {
  const kinds = forma === 'liquido' ? 'L' : 'kg'
  const suitable = envases.flatMap(({ magnitud }, index) => (magnitud === kinds ? [index + 1] : []))
  return random.sample(suitable, random.integer(2, 4))
}

const revision = (bloque: number): Textos => everywhere(bloque === 0 ? '' : ` R${bloque + 1}`)

/** Formulas as generic and finished products with all that belongs to them; every block after the first has a revision of each. */
export const filasDeProductos = (bloque: number, album: Album): Filas => {
  const genericos: Fila<'productos_genericos'>[] = []
  const acabados: Fila<'productos_acabados'>[] = []
  const iconosDeGenericos: ReturnType<typeof lista<number>> = []
  const estadosDeGenericos: ReturnType<typeof lista<number>> = []
  const iconosDeAcabados: ReturnType<typeof lista<number>> = []
  const estadosDeAcabados: ReturnType<typeof lista<number>> = []
  const envasesDeAcabados: ReturnType<typeof lista<number>> = []
  const paisesDeAcabados: ReturnType<typeof lista<string>> = []
  const lineas: NewRow<'lineas_de_composicion'>[] = []
  const entradas: NewRow<'como_se_aplica'>[] = []

  formulas.forEach((formula, index) => {
    const id = bloque * GENERICOS + index + 1
    const random = createRandom(`generico ${id}`)
    const nombre = fill(everywhere('{nombre}{revision}'), {
      nombre: formula.nombre,
      revision: revision(bloque),
    })
    const envasado = random.pick(envasados[formula.forma])
    const generico = createProducto(random, album, { id, nombre, formula, cultivos, envasado })
    const ofGeneric = { producto_generico: id, producto_acabado: null }
    genericos.push({ id, codigo: `G-${String(id).padStart(4, '0')}`, ...generico.comun, prioridad: random.integer(0, 20) * 5 })
    iconosDeGenericos.push(...lista(id, generico.iconos))
    estadosDeGenericos.push(
      ...lista(
        id,
        generico.estados.map(estado => estado.id),
      ),
    )
    lineas.push(...lineasDeComposicion(formula, ofGeneric))
    entradas.push(...comoSeAplica(random, formula, generico, ofGeneric))

    for (const variante of variantes(index)) {
      const id = bloque * ACABADOS + acabados.length + 1
      const isExport = variante === 'exportacion'
      const segmento = variante === 'segmento' ? random.pick(segmentos) : undefined
      const nombre = fill(everywhere('{marca}{revision}{segmento}'), {
        marca: formula.marca,
        revision: revision(bloque),
        segmento: segmento ? fill(everywhere(' {s}'), { s: segmento.nombre }) : isExport ? ' Export' : '',
      })
      const its = segmento ? cultivos.filter(({ grupo }) => segmento.grupos.includes(grupo)) : cultivos
      const acabado = createProducto(random, album, { id, nombre, formula, cultivos: its, envasado })
      const ofFinished = { producto_generico: null, producto_acabado: id }
      acabados.push({
        id,
        codigo: String(10_100 + 2 * id),
        ...acabado.comun,
        producto_generico: generico.id,
        empresa: isExport ? 'AG' : random.chance(0.95) ? 'NC' : '',
        internacional: isExport,
      })
      iconosDeAcabados.push(...lista(id, acabado.iconos))
      estadosDeAcabados.push(
        ...lista(
          id,
          acabado.estados.map(estado => estado.id),
        ),
      )
      envasesDeAcabados.push(...lista(id, pickEnvases(random, formula)))
      paisesDeAcabados.push(...lista(id, pickPaises(random, isExport)))
      lineas.push(...lineasDeComposicion(formula, ofFinished))
      entradas.push(...comoSeAplica(random, formula, acabado, ofFinished))
    }
  })

  return new Map<keyof Schema, readonly object[]>([
    ['productos_genericos', genericos],
    ['productos_genericos_iconos', iconosDeGenericos],
    ['productos_genericos_estados_fenologicos', estadosDeGenericos],
    ['productos_acabados', acabados],
    ['productos_acabados_iconos', iconosDeAcabados],
    ['productos_acabados_estados_fenologicos', estadosDeAcabados],
    ['productos_acabados_envases', envasesDeAcabados],
    ['productos_acabados_paises', paisesDeAcabados],
    ['lineas_de_composicion', lineas],
    ['como_se_aplica', entradas],
  ])
}
