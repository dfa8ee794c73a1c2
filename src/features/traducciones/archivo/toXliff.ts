import { FORBIDDEN_IN_XML, withoutMarkup } from '@/shared/export/xml'
import { nameOfTipo } from '@/kits/history/model/fieldCatalogue'
import { languageTag } from '@/shared/locales'
import { marcaOf } from '@/features/traducciones/archivo/archivo'
import { inlineXml } from '@/features/traducciones/archivo/inline'
import {
  byRaiz,
  estadoQueSale,
  nombreQueSale,
  type EstadoQueSale,
  type Salida,
  type TextoQueSale,
} from '@/features/traducciones/archivo/exportedTexts'
import { campoInWords, keyOf } from '@/features/traducciones/model/texto'

export const XLIFF = 'urn:oasis:names:tc:xliff:document:1.2'
const TOOL = 'nutricion-de-cultivos'
const STATES: Readonly<Record<EstadoQueSale, string>> = {
  falta: 'needs-translation',
  igual: 'needs-translation',
  vale: 'signed-off',
  desfasada: 'needs-review-translation',
  hecha: 'translated',
}
const NOTES: Partial<Record<EstadoQueSale, string>> = {
  igual: 'Igual al origen.',
  desfasada: 'El texto de origen cambió después de traducirse.',
}

const written = (text: string): string => withoutMarkup(text.replace(FORBIDDEN_IN_XML, ''))
/** Escaped attribute value: literal white space would be normalised to blanks. */
const attribute = (text: string): string => written(text).replace(/[\t\n\r]/g, each => `&#${each.charCodeAt(0)};`)

const unitXml = (each: TextoQueSale, salida: Salida): string => {
  const { origen, idioma } = salida
  const { texto, escrito } = each
  const source = inlineXml(texto.origen)
  const target = inlineXml(escrito, source.codes)
  const estado = estadoQueSale(each, salida)
  return [
    `        <trans-unit id="${attribute(keyOf(texto))}" xml:space="preserve" extradata="${marcaOf(escrito)}">`,
    `          <source xml:lang="${languageTag(origen)}">${source.xml}</source>`,
    `          <target xml:lang="${languageTag(idioma)}" state="${STATES[estado]}">${target.xml}</target>`,
    `          <note xml:lang="es" annotates="general">${written(campoInWords(texto))}</note>`,
    ...(NOTES[estado] ? [`          <note xml:lang="es" annotates="source">${NOTES[estado]}</note>`] : []),
    '        </trans-unit>',
  ].join('\n')
}

const groupXml = (raiz: string, textos: readonly TextoQueSale[], salida: Salida): string => {
  const [first] = textos
  if (!first) return ''
  const { raiz_tipo: tipo, codigo } = first.texto
  const note = [nameOfTipo(tipo), codigo].filter(Boolean).join(', ')
  return [
    `      <group id="${attribute(raiz)}" resname="${attribute(nombreQueSale(first.texto))}" restype="x-${attribute(tipo)}">`,
    `        <note xml:lang="es">${written(note)}</note>`,
    ...textos.map(each => unitXml(each, salida)),
    '      </group>',
  ].join('\n')
}

/**
 * XLIFF 1.2, valid against the strict schema: a group for each record, and a unit for each text with its key and the checksum of the
 * current translation [TX-05].
 */
export const toXliff = (salida: Salida): string => {
  const { idioma, origen, momento, textos } = salida
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF}" version="1.2">`,
    `  <file original="traducciones/${idioma}" source-language="${languageTag(origen)}" target-language="${languageTag(idioma)}" datatype="plaintext" tool-id="${TOOL}" date="${momento}">`,
    '    <header>',
    `      <tool tool-id="${TOOL}" tool-name="Nutrición de cultivos"/>`,
    '    </header>',
    '    <body>',
    ...[...byRaiz(textos)].map(([raiz, group]) => groupXml(raiz, group, salida)),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n')
}
