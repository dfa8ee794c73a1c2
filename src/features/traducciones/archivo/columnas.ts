import type { Cell, SheetLayout } from '@/shared/export/sheet'
import { nameOfTipo } from '@/kits/history/model/campos'
import { fold } from '@/shared/fold'
import type { Conversions } from '@/kits/spreadsheet/formats'
import { addTexto, marcaOf, type ArchivoLeido, type TextoDeArchivo } from '@/features/traducciones/archivo/archivo'
import { byRaiz, estadoQueSale, nombreQueSale, type EstadoQueSale, type Salida } from '@/features/traducciones/archivo/salida'
import { campoInWords, claveOf, raizOf } from '@/features/traducciones/model/texto'

const COLUMNAS = [
  ...(['Tipo', 'Código', 'Registro', 'Texto', 'Origen', 'Traducción', 'Estado'] as const),
  ...(['Clave', 'Pertenece a', 'Idioma de origen', 'Idioma', 'Exportado', 'Marca'] as const),
] as const
type Columna = (typeof COLUMNAS)[number]

/** Nothing comes back without them. */
const NEEDED: readonly Columna[] = ['Clave', 'Origen', 'Traducción', 'Idioma de origen', 'Idioma']

const ESTADOS: Readonly<Record<EstadoQueSale, string>> = {
  falta: 'Falta',
  igual: 'Igual al origen',
  vale: 'Vale así',
  desfasada: 'Desfasada',
  hecha: 'Traducida',
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
export interface Faltas {
  faltan: readonly string[]
}

/** Text of a row with what its state says of it: "Igual al origen" that nobody has translated it, "Vale así" that it is accepted. */
const comoVuelve = (origen: string, destino: string, estado: string) => ({
  origen,
  destino,
  vale: estado === ESTADOS.vale && destino === origen,
  intacto: estado === ESTADOS.igual && destino === origen,
})

/** Translators see source and translation beside each other; the columns that bring a text back are hidden. */
export const layoutOf = ({ idioma }: Salida): SheetLayout => ({
  name: `Traducciones ${idioma}`,
  frozenUpTo: 'Registro',
  hidden: COLUMNAS.slice(COLUMNAS.indexOf('Clave')),
  widths: { Origen: 50, Traducción: 70 },
})

/** Rows in which the titles are looked for: people write lines above them. */
const HEAD_ROWS = 20

/** Titles are compared without case, accents and outer blanks: programs and people change them. */
const titleOf = (text: string): string => fold(text).trim()

/**
 * Reads the rows of a sheet one by one, whatever order somebody has put its columns and rows into, and whatever else they have added. Keeps
 * the texts alone.
 */
export class Rows {
  private faltan: readonly string[] = NEEDED
  /** Places of the columns; null before the head has come. */
  private places: ReadonlyMap<Columna, number> | null = null
  private looked = 0
  private readonly textos = new Map<string, TextoDeArchivo>()
  private readonly idiomas = new Set<string>()
  private readonly origenes = new Set<string>()
  private momento: string | null = null

  /** Takes a row; answers whether another one can matter. */
  take(cells: readonly string[], conversions: Conversions): boolean {
    if (this.places) this.takeTexto(cells, conversions, this.places)
    else this.takeHead(cells)
    return this.places !== null || this.looked < HEAD_ROWS
  }

  /** Texts of the sheet, or the reason why the sheet is none of this application. */
  end(): ArchivoLeido | Faltas {
    if (!this.places) return { faltan: this.faltan }
    const etiquetas = { origen: [...this.origenes], idioma: [...this.idiomas] }
    return { formato: 'XLSX', etiquetas, momento: this.momento, textos: [...this.textos.values()] }
  }

  private takeHead(cells: readonly string[]): void {
    this.looked += 1
    const titles = cells.map(titleOf)
    const places = new Map(COLUMNAS.map(columna => [columna, titles.indexOf(titleOf(columna))]))
    const faltan = NEEDED.filter(columna => places.get(columna) === -1)
    // The row that has most of them is told of.
    if (faltan.length < this.faltan.length) this.faltan = faltan
    if (faltan.length === 0) this.places = places
  }

  private takeTexto(cells: readonly string[], conversions: Conversions, places: ReadonlyMap<Columna, number>): void {
    const at = (columna: Columna): string => cells[places.get(columna) ?? -1] ?? ''
    const clave = at('Clave').trim()
    if (clave === '') return
    for (const [columna, known] of [
      ['Idioma', this.idiomas],
      ['Idioma de origen', this.origenes],
    ] as const) {
      const code = at(columna).trim()
      if (code !== '') known.add(code)
    }
    const exportado = at('Exportado').trim()
    if (!Number.isNaN(Date.parse(exportado))) this.momento ??= exportado
    addTexto(this.textos, {
      clave,
      ...comoVuelve(at('Origen'), at('Traducción'), at('Estado').trim()),
      conversion: conversions.get(places.get('Traducción') ?? -1) ?? null,
      marca: at('Marca').trim() || null,
      nombre: at('Registro'),
      raiz: at('Pertenece a').trim() || null,
    })
  }
}
