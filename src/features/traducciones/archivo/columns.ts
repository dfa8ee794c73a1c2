import type { Cell, SheetLayout } from '@/shared/export/sheet'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { fold } from '@/shared/fold'
import type { Conversions } from '@/kits/spreadsheet/formats'
import { addTexto, marcaOf, type ReadArchivo, type TextoDeArchivo } from '@/features/traducciones/archivo/archivo'
import { byRaiz, estadoQueSale, nombreQueSale, type EstadoQueSale, type Salida } from '@/features/traducciones/archivo/exportedTexts'
import { campoInWords, keyOf, raizOf } from '@/features/traducciones/model/texto'

const COLUMNS = [
  ...(['Tipo', 'Código', 'Registro', 'Texto', 'Origen', 'Traducción', 'Estado'] as const),
  ...(['Clave', 'Pertenece a', 'Idioma de origen', 'Idioma', 'Exportado', 'Marca'] as const),
] as const
type Column = (typeof COLUMNS)[number]

/** Columns without which no text can be assigned. */
const NEEDED: readonly Column[] = ['Clave', 'Origen', 'Traducción', 'Idioma de origen', 'Idioma']

const ESTADOS: Readonly<Record<EstadoQueSale, string>> = {
  falta: 'Falta',
  igual: 'Igual al origen',
  vale: 'Vale así',
  desfasada: 'Desfasada',
  hecha: 'Traducida',
}

/** Rows of the sheet: titles, then one text a row. The columns for translators come first, then the columns for the import [TX-05]. */
export const toRows = (salida: Salida): Cell[][] => {
  const { idioma, origen, momento, textos } = salida
  const row = (each: Salida['textos'][number]): Record<Column, string> => ({
    Tipo: nameOfTipo(each.texto.raiz_tipo),
    Código: each.texto.codigo ?? '',
    Registro: nombreQueSale(each.texto),
    Texto: campoInWords(each.texto),
    Origen: each.texto.origen,
    Traducción: each.escrito,
    Estado: ESTADOS[estadoQueSale(each, salida)],
    Clave: keyOf(each.texto),
    'Pertenece a': raizOf(each.texto),
    'Idioma de origen': origen,
    Idioma: idioma,
    Exportado: momento,
    Marca: marcaOf(each.escrito),
  })
  const rows = [...byRaiz(textos).values()].flat().map(row)
  return [[...COLUMNS], ...rows.map(each => COLUMNS.map(column => each[column]))]
}

/** Reason why a sheet was not exported by this application: its missing columns. */
export interface Faltas {
  faltan: readonly string[]
}

/** Text of a row with its state: "Igual al origen" marks a copied source, "Vale así" an accepted one. */
const comoVuelve = (origen: string, destino: string, estado: string) => ({
  origen,
  destino,
  vale: estado === ESTADOS.vale && destino === origen,
  intacto: estado === ESTADOS.igual && destino === origen,
})

/** Layout of the sheet: source and translation are side by side, the columns for the import are hidden. */
export const layoutOf = ({ idioma }: Salida): SheetLayout => ({
  name: `Traducciones ${idioma}`,
  frozenUpTo: 'Registro',
  hidden: COLUMNS.slice(COLUMNS.indexOf('Clave')),
  widths: { Origen: 50, Traducción: 70 },
})

/** Number of rows searched for the titles, because people insert lines above them. */
const HEAD_ROWS = 20

/** Normalised title: case, accents and outer blanks are ignored, because programs and people change them. */
const titleOf = (text: string): string => fold(text).trim()

/** Incremental reader of a sheet's rows, in any order of columns and rows; other columns and rows are ignored. Stores the texts only. */
export class Rows {
  private faltan: readonly string[] = NEEDED
  /** Column indices; null before the title row. */
  private places: ReadonlyMap<Column, number> | null = null
  private looked = 0
  private readonly textos = new Map<string, TextoDeArchivo>()
  private readonly idiomas = new Set<string>()
  private readonly origenes = new Set<string>()
  private momento: string | null = null

  /** Reads a row. Returns whether further rows are needed. */
  take(cells: readonly string[], conversions: Conversions): boolean {
    if (this.places) this.takeTexto(cells, conversions, this.places)
    else this.takeHead(cells)
    return this.places !== null || this.looked < HEAD_ROWS
  }

  /** Texts of the sheet, or the reason why it is not a sheet of this application. */
  end(): ReadArchivo | Faltas {
    if (!this.places) return { faltan: this.faltan }
    const etiquetas = { origen: [...this.origenes], idioma: [...this.idiomas] }
    return { formato: 'XLSX', etiquetas, momento: this.momento, textos: [...this.textos.values()] }
  }

  private takeHead(cells: readonly string[]): void {
    this.looked += 1
    const titles = cells.map(titleOf)
    const places = new Map(COLUMNS.map(column => [column, titles.indexOf(titleOf(column))]))
    const faltan = NEEDED.filter(column => places.get(column) === -1)
    // Keeps the row with the most matching titles, for the error message.
    if (faltan.length < this.faltan.length) this.faltan = faltan
    if (faltan.length === 0) this.places = places
  }

  private takeTexto(cells: readonly string[], conversions: Conversions, places: ReadonlyMap<Column, number>): void {
    const at = (column: Column): string => cells[places.get(column) ?? -1] ?? ''
    const key = at('Clave').trim()
    if (key === '') return
    for (const [column, known] of [
      ['Idioma', this.idiomas],
      ['Idioma de origen', this.origenes],
    ] as const) {
      const code = at(column).trim()
      if (code !== '') known.add(code)
    }
    const exportado = at('Exportado').trim()
    if (!Number.isNaN(Date.parse(exportado))) this.momento ??= exportado
    addTexto(this.textos, {
      key,
      ...comoVuelve(at('Origen'), at('Traducción'), at('Estado').trim()),
      conversion: conversions.get(places.get('Traducción') ?? -1) ?? null,
      marca: at('Marca').trim() || null,
      nombre: at('Registro'),
      raiz: at('Pertenece a').trim() || null,
    })
  }
}
