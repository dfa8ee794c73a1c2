import type { Cell } from '@/domain/export/sheet'
import { nameOfTipo } from '@/domain/historial/campos'
import { LOCALE_CODE } from '@/domain/locales'
import { addTexto, marcaOf, type Archivo, type TextoDeArchivo } from '@/domain/traducciones/archivo/archivo'
import { byRaiz, estadoQueSale, nombreQueSale, type EstadoQueSale, type Salida } from '@/domain/traducciones/archivo/salida'
import { campoInWords, claveOf, raizOf } from '@/domain/traducciones/texto'

const COLUMNAS = [
  ...(['Tipo', 'Código', 'Registro', 'Texto', 'Origen', 'Traducción', 'Estado'] as const),
  ...(['Clave', 'Pertenece a', 'Idioma de origen', 'Idioma', 'Exportado', 'Marca'] as const),
] as const
type Columna = (typeof COLUMNAS)[number]

/** Nothing comes back without them. */
const NEEDED: readonly Columna[] = ['Clave', 'Origen', 'Traducción', 'Idioma de origen', 'Idioma']

const ESTADOS: Readonly<Record<EstadoQueSale, string>> = {
  ...{ falta: 'Falta', igual: 'Igual al origen', vale: 'Vale así' },
  ...{ desfasada: 'Desfasada', hecha: 'Traducida' },
}

/** A row a text, below a line of titles; what translators read and write first, what brings it back behind it [TX-05]. */
export const toRows = (salida: Salida): Cell[][] => {
  const { idioma, origen, momento, textos } = salida
  const row = (each: Salida['textos'][number]): Record<Columna, string> => ({
    Tipo: nameOfTipo(each.texto.raiz_tipo),
    Código: each.texto.codigo ?? '',
    Registro: nombreQueSale(each.texto),
    Texto: campoInWords(each.texto),
    Origen: each.texto.origen,
    Traducción: each.escrito,
    Estado: ESTADOS[estadoQueSale(each, salida)],
    Clave: claveOf(each.texto),
    'Pertenece a': raizOf(each.texto),
    'Idioma de origen': origen,
    Idioma: idioma,
    Exportado: momento,
    Marca: marcaOf(each.escrito),
  })
  const rows = [...byRaiz(textos).values()].flat().map(row)
  return [[...COLUMNAS], ...rows.map(each => COLUMNAS.map(columna => each[columna]))]
}

/** What keeps lines from being those of a file of this application. */
export type Faltas = { faltan: readonly string[] } | { idiomas: readonly string[] }

/** What still says "Igual al origen" nobody has translated; "Vale así" somebody may have written over it. */
const comoVuelve = (origen: string, destino: string, estado: string) => ({
  origen,
  destino: estado === ESTADOS.igual && destino === origen ? '' : destino,
  vale: estado === ESTADOS.vale && destino === origen,
})

const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '')

/** Reads the lines of a sheet, whatever order somebody has put its columns and rows into, and whatever else they have added. */
export const readRows = (lines: readonly (readonly string[])[]): Archivo | Faltas => {
  const head = lines.findIndex(cells => !isBlank(cells))
  const titles = (lines[head] ?? []).map(title => title.trim())
  const faltan = NEEDED.filter(columna => !titles.includes(columna))
  if (faltan.length > 0) return { faltan }
  const at = (cells: readonly string[], columna: Columna): string => cells[titles.indexOf(columna)] ?? ''
  const rows = lines.slice(head + 1).filter(cells => at(cells, 'Clave').trim() !== '')
  const known = (columna: Columna): string[] =>
    [...new Set(rows.map(cells => at(cells, columna).trim()))].filter(code => LOCALE_CODE.test(code))
  const [idiomas, origenes] = [known('Idioma'), known('Idioma de origen')]
  const [idioma, origen] = [idiomas[0], origenes[0]]
  if (idioma === undefined || origen === undefined || idiomas.length > 1 || origenes.length > 1) return { idiomas }
  const momento = rows.map(cells => at(cells, 'Exportado').trim()).find(each => !Number.isNaN(Date.parse(each)))
  const textoOf = (cells: readonly string[]): TextoDeArchivo => ({
    clave: at(cells, 'Clave').trim(),
    ...comoVuelve(at(cells, 'Origen'), at(cells, 'Traducción'), at(cells, 'Estado').trim()),
    marca: at(cells, 'Marca').trim() || null,
    nombre: at(cells, 'Registro'),
    raiz: at(cells, 'Pertenece a').trim() || null,
  })
  const textos = new Map<string, TextoDeArchivo>()
  for (const cells of rows) addTexto(textos, textoOf(cells))
  return { formato: 'XLSX', idioma, origen, momento: momento ?? null, textos: [...textos.values()] }
}
