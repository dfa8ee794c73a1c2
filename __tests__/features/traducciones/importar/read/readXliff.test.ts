import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArchivo } from '@test/support/readArchivo'

const file = (name: string): string => readFileSync(join(__dirname, '../files', name), 'utf8')
const utf16 = (text: string, mark: boolean): Buffer => Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')

const textsOf = async (content: string | Buffer) => {
  const { textos } = await readArchivo(new File([content as BlobPart], 'x.xlf'))
  return Object.fromEntries(textos.map(({ key, destino }) => [key, destino]))
}

const SEGMENTED = {
  'productos_acabados/7/descripcion': 'Corrige la carence en zinc (ZnSO<sub>4</sub>). Absorption rapide.',
  'lineas_de_composicion/88/valor': '',
}

it('reads segments, namespaces of others, and codes that a tool has left without their kind [TX-05]', async () => {
  const text = file('segmentado.xlf')
  const { textos, ...archivo } = await readArchivo(new File([text], 'x.xlf'))
  expect(archivo).toEqual({ formato: 'XLIFF 1.2', origen: 'es_ES', idioma: 'fr_FR', momento: '2026-11-12T09:30:00.000Z' })
  expect(textos[0]).toEqual({
    key: 'productos_acabados/7/descripcion',
    origen: 'Corrige la carencia de zinc (ZnSO<sub>4</sub>). Se absorbe rápido.',
    destino: SEGMENTED['productos_acabados/7/descripcion'],
    ...{ vale: false, intacto: false, conversion: null },
    ...{ marca: null, nombre: 'Zinc Foliar', raiz: 'productos_acabados/7' },
  })
  expect(await textsOf(text)).toEqual(SEGMENTED)
})

it.each([
  ['UTF-8 with its mark', `\ufeff${file('segmentado.xlf')}`],
  ['UTF-16 with its mark', utf16(file('segmentado.xlf').replace('utf-8', 'utf-16'), true)],
  ['UTF-16 without', utf16(file('segmentado.xlf').replace('utf-8', 'utf-16'), false)],
  ['UTF-16, the other way round', utf16(file('segmentado.xlf').replace('utf-8', 'utf-16'), true).swap16()],
  ['Windows-1252', Buffer.from(file('segmentado.xlf').replace('utf-8', 'windows-1252'), 'latin1')],
  ['lines that end as on Windows', file('segmentado.xlf').replaceAll('\n', '\r\n')],
])('reads it in %s [TX-05]', async (_encoding, content) => {
  expect(await textsOf(content)).toEqual(SEGMENTED)
})

it('reads codes of other tools: those that are ours come back as markup, all others go, and no proposal of a memory is taken [TX-05]', async () => {
  const text = file('codigos.xlf')
  expect(await textsOf(text)).toEqual({
    'familias/1/nombre': 'Algues & <fucus>',
    'familias/1/descripcion': 'Zn<sup>2+</sup>\net B<sub>4</sub>\nfin',
    // Target that a tool has filled with its source.
    'familias/2/nombre': 'Quelatos',
  })
  const { idioma, origen, textos } = await readArchivo(new File([text], 'x.xlf'))
  expect({ idioma, origen }).toEqual({ idioma: 'fr_FR', origen: 'es_ES' })
  expect(textos.map(({ intacto }) => intacto)).toEqual([false, false, true])
  expect(textos[1]?.origen).toBe('Zn<sup>2+</sup>')
})

const unit = (source: string, target: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file source-language="es-ES" target-language="fr-FR"><body><trans-unit id="familias/1/descripcion" xml:space="preserve"><source>${source}</source><target>${target}</target></trans-unit></body></file></xliff>`
const seg = (text: string) => `<mrk mtype="seg">${text}</mrk>`

it.each([
  ['Zinc <mrk mtype="x-sdl-deleted">vieux</mrk><mrk mtype="x-sdl-added">liquide</mrk>', 'Zinc liquide'],
  ['Zinc <mrk mtype="x-sdl-deleted">vieux</mrk> liquide', 'Zinc liquide'],
  ['Zinc <mrk mtype="x-del"><g id="1" ctype="x-html-sub">2</g></mrk><g id="2" ctype="x-html-sub">3</g>', 'Zinc <sub>3</sub>'],
  ['<g id="9" ctype="x-deleted">Zinc</g>Fer', 'Fer'],
  [`${seg('Uno.')}${seg('Dos.')}`, 'Uno. Dos.'],
  [`${seg('Uno')}${seg(', dos.')}`, 'Uno, dos.'],
  [`${seg('Uno.')}\n      ${seg('Dos.')}`, 'Uno. Dos.'],
  [`${seg('一。')}${seg('二。')}`, '一。二。'],
])('what stands in %s is read as %s [TX-05]', async (target, expected) => {
  expect(await textsOf(unit('Uno. Dos.', target))).toEqual({ 'familias/1/descripcion': expected })
})

it('line breaks between segments stay where the source has some [TX-05]', async () => {
  const read = (between: string) => textsOf(unit('Uno.\nDos.', `${seg('Un.')}${between}${seg('Deux.')}`))
  expect(await read('\n')).toEqual({ 'familias/1/descripcion': 'Un.\nDeux.' })
  expect(await read('\n        ')).toEqual({ 'familias/1/descripcion': 'Un.\nDeux.' })
})

it.each([
  // File of an editor: four texts are changed, and inline codes have their kind only in the source.
  [
    'editado.xlf',
    {
      'productos_acabados/7/nombre': 'Zinc Foliaire',
      'productos_acabados/7/descripcion': 'Corrige la carence en zinc (ZnSO<sub>4</sub>).',
      'productos_acabados/7/modo_de_accion': 'Intervient dans les auxines.',
      'lineas_de_composicion/88/valor': "Soluble dans l'eau",
      'familias/1/nombre': 'Algues & fucus',
      'familias/1/descripcion': '',
      'familias/2/nombre': 'Chélates',
    },
  ],
  // File rewritten by a tool that drops unknown contents: no header, no notes of groups, no states.
  [
    'reescrito.xlf',
    {
      'productos_acabados/7/nombre': 'Zinc Foliaire',
      'productos_acabados/7/modo_de_accion': 'Intervient dans les auxines.',
      'lineas_de_composicion/88/valor': 'Soluble dans l’eau',
      'familias/1/nombre': 'Algues & fucus',
      'familias/1/descripcion': '',
      'familias/2/nombre': 'Chélates',
    },
  ],
])('reads what translators’ tools have made of a file of ours: %s [TX-05]', async (name, expected) => {
  const { idioma, origen, textos } = await readArchivo(new File([file(name)], name))
  expect({ idioma, origen }).toEqual({ idioma: 'fr_FR', origen: 'es_ES' })
  expect(Object.fromEntries(textos.map(({ key, destino }) => [key, destino]))).toEqual(expected)
  expect(textos.find(({ key }) => key === 'familias/1/nombre')).toMatchObject({
    origen: 'Algas',
    marca: 'deadbeef41c6ce57',
    nombre: 'Algas',
  })
})
