import * as fc from 'fast-check'
import type { Salida, TextoQueSale } from '@/features/traducciones/archivo/exportedTexts'
import { layoutOf, toRows } from '@/features/traducciones/archivo/columns'
import { toXliff } from '@/features/traducciones/archivo/toXliff'
import { toXlsx } from '@/kits/spreadsheet/toXlsx'
import { texto } from '@test/features/traducciones/textos'

const MOMENTO = '2026-11-12T09:30:00.000Z'

/** Texts with known and unknown markup, characters that XML forbids, and every kind of line break. */
const piece = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.string({ maxLength: 6, unit: 'binary' }),
  fc.constantFrom('H<sub>2</sub>O', 'Zn<sup>2+</sup>', '<sub>a<sup>b</sup></sub>', '<SUB>x</SUB >', '<sub>', '</sup>', '<b>no</b>'),
  fc.constantFrom('&', '&amp;', '<', ']]>', '<![CDATA[x]]>', '"', "'", '👩‍🌾', '\n', '\r\n', '\r', '\t', '  ', '\u0001', '\u000b', '\ufffe'),
  fc.constantFrom('_x0041_', '=1+1', '@x', '-3', '00012', '\u00a0', '\u2028', '\u0085', 'مرحبا'),
)
export const anyText = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''))

/** Export of a few records' texts in one language, some of them of parts. */
export const anySalida: fc.Arbitrary<Salida> = fc
  .array(fc.record({ origen: anyText, destino: anyText, escrito: fc.option(anyText), desfasada: fc.boolean(), nombre: anyText }), {
    minLength: 1,
    maxLength: 8,
  })
  .map(rows => ({
    ...{ idioma: 'fr_FR', origen: 'es_ES', momento: MOMENTO },
    textos: rows.map(({ escrito, ...row }, at): TextoQueSale => {
      const id = Math.floor(at / 2)
      const campo = at % 2 === 0 ? 'nombre' : 'descripcion'
      return { texto: texto({ ...row, id, raiz: id, campo }), escrito: escrito ?? row.destino }
    }),
  }))

export const FORMATS = {
  xliff: (salida: Salida) => new File([toXliff(salida)], 'f.xlf'),
  xlsx: (salida: Salida) => new File([toXlsx(toRows(salida), layoutOf(salida))], 'f.xlsx'),
}
export type Format = keyof typeof FORMATS
export const formats: readonly Format[] = ['xliff', 'xlsx']

export const givenSalida = (textos: readonly TextoQueSale[], changes: Partial<Salida> = {}): Salida => ({
  ...{ idioma: 'fr_FR', origen: 'es_ES', momento: MOMENTO, textos },
  ...changes,
})
