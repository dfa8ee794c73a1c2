import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differencesInWords } from '@/features/traducciones/archivo/textDifferences'
import { convertedInWords } from '@/features/traducciones/archivo/words'
import { proposalsOf, isOffered } from '@/features/traducciones/archivo/proposals'
import { byKeyOf } from '@/features/traducciones/model/submissions'
import { readTranslationFile, withLanguages } from '@/features/traducciones/importar/read/readArchivo'
import { readArchivo } from '@test/support/readArchivo'
import { producto, texto } from '@test/features/traducciones/textos'

const named = (id: number, origen: string) =>
  texto({ ...producto, tipo: 'productos_genericos', raiz_tipo: 'productos_genericos', id, raiz: id, campo: 'nombre', origen })

const here = {
  textos: byKeyOf([
    named(301, 'Abono 8-3-3'),
    named(302, 'Zinc'),
    named(303, 'NPK 8-3-3'),
    named(304, 'P<sub>2</sub>O<sub>5</sub> prueba'),
  ]),
  pendingTexts: {},
  papelera: new Set<string>(),
  otros: new Set<string>(),
}

const proposed = async (name: string) => {
  const bytes = readFileSync(join(__dirname, 'files', name))
  const { proposals } = proposalsOf(await readArchivo(new File([bytes], name)), here)
  return proposals.map(each => {
    const { grupo, read, diferencias } = each
    const doubts = [read.conversion && convertedInWords(read.conversion), diferencias && differencesInWords(diferencias)]
    return [grupo, read.destino, isOffered(each), doubts.filter(Boolean).join(' ')]
  })
}

const languagesOf = async (content: BlobPart, wanted: string | null) => {
  const { textos: _, ...found } = withLanguages(await readTranslationFile(new File([content], 'x')), wanted)
  return found
}

it.each([
  ['target-fr.xlf', 'fr'],
  ['no-target-language.xlf', ''],
])('the language of %s is that of the workbench, and is asked for elsewhere [TX-05]', async (name, etiqueta) => {
  const bytes = readFileSync(join(__dirname, 'files', name))
  expect(await languagesOf(bytes, 'fr_FR')).toMatchObject({ origen: 'es_ES', idioma: 'fr_FR' })
  expect(await languagesOf(bytes, 'fr_CA')).toMatchObject({ origen: 'es_ES', idioma: 'fr_CA' })
  expect(await languagesOf(bytes, null)).toMatchObject({ origen: 'es_ES', etiqueta })
})

it.each([
  ['fra-FR', { idioma: 'fr_FR' }, { etiqueta: 'fra-FR' }],
  ['fr-Latn-FR', { idioma: 'fr_FR' }, { etiqueta: 'fr-Latn-FR' }],
  ['FR_fr', { idioma: 'fr_FR' }, { idioma: 'fr_FR' }],
  ['fr-CA', { idioma: 'fr_CA' }, { idioma: 'fr_CA' }],
  ['de', { etiqueta: 'de' }, { etiqueta: 'de' }],
  ['xx-XX', { etiqueta: 'xx-XX' }, { etiqueta: 'xx-XX' }],
])('a file for %s is for %j within the workbench of French, and %j elsewhere [TX-05]', async (tag, within, elsewhere) => {
  const xml = readFileSync(join(__dirname, 'files', 'target-fr.xlf'), 'utf8').replace('target-language="fr"', `target-language="${tag}"`)
  expect(await languagesOf(xml, 'fr_FR')).toMatchObject(within)
  expect(await languagesOf(xml, null)).toMatchObject(elsewhere)
})

it('a record without text in the language of the source is not called missing [TX-05]', async () => {
  const bytes = readFileSync(join(__dirname, 'files', 'source-without-text.xlf'))
  const archivo = await readArchivo(new File([bytes], 'x.xlf'))
  const reasons = (otros: readonly string[]) =>
    proposalsOf(archivo, { ...here, textos: new Map(), otros: new Set(otros) }).proposals.map(({ motivo }) => motivo)
  expect(reasons(['productos_genericos/302'])).toEqual(['El registro no tiene texto en en_US'])
  expect(reasons([])).toEqual(['El registro no existe, o no tiene texto en es_ES'])
})

const ZINC = ['nuevos', 'Zinc liquide', true, '']
const LOST = 'Faltan 8 y 3 (2 veces).'

it.each([
  // Without the part of the styles, a date cannot be distinguished from a percentage.
  ['date.xlsx', [['convertidos', '39510', false, `Excel lo ha convertido en fecha, porcentaje u otro número ${LOST} Sobra 39510.`], ZINC]],
  ['percent.xlsx', [['convertidos', '0.05', false, `Excel lo ha convertido en fecha, porcentaje u otro número ${LOST} Sobra 0.05.`], ZINC]],
  ['boolean.xlsx', [['convertidos', 'VERDADERO', false, `Excel lo ha convertido en valor lógico ${LOST}`], ZINC]],
  ['error.xlsx', [['convertidos', '-Aumenta', false, `Excel lo ha convertido en error ${LOST}`], ZINC]],
  [
    'swapped.xlsx',
    [
      ['dudosos', 'Zinc liquide', false, LOST],
      ['dudosos', 'Engrais 8-3-3', false, 'Sobran 8 y 3 (2 veces).'],
    ],
  ],
  ['g-dropped.xlf', [['dudosos', 'P<sub>2</sub>O5 essai', false, 'Falta el subíndice 5.']]],
  ['needs-translation-same.xlf', [['iguales', 'NPK 8-3-3', false, '']]],
  ['new-same-approved.xlf', [['iguales', 'NPK 8-3-3', true, '']]],
  ['tracked-change.xlf', [ZINC]],
  ['indented.xlf', [ZINC]],
])('what %s brings stands in its group, and is accepted by itself only where nothing speaks against it [TX-05]', async (name, expected) => {
  expect(await proposed(name)).toEqual(expected)
})
