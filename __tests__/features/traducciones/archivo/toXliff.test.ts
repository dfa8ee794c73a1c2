import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { validateXML } from 'xmllint-wasm'
import { toXliff } from '@/features/traducciones/archivo/toXliff'
import { anySalida, givenSalida } from '@test/features/traducciones/importar/given'
import { cambio, texto, todos } from '@test/features/traducciones/textos'

const schema = (name: string) => ({ fileName: name, contents: readFileSync(join(__dirname, 'schema', name), 'utf8') })

/** Errors of documents by the schema of the standard; empty for valid ones. Does not use the network. */
const complaintsAbout = async (documents: readonly string[]): Promise<string[]> => {
  const { contents, ...strict } = schema('xliff-core-1.2-strict.xsd')
  const { errors } = await validateXML({
    xml: documents.map((document, at) => ({ fileName: `${at}.xlf`, contents: document })),
    schema: { ...strict, contents: contents.replace('http://www.w3.org/2001/xml.xsd', 'xml.xsd') },
    preload: schema('xml.xsd'),
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

it('is valid against the strict schema of XLIFF 1.2, whatever the texts are [TX-05]', async () => {
  expect(await complaintsAbout(fc.sample(anySalida, 200).map(toXliff))).toEqual([])
})

it.each([
  ['an id that stands there twice', (xml: string) => xml.replaceAll(/trans-unit id="[^"]*"/g, 'trans-unit id="1"'), /unique|key/i],
  ['a target without its source', (xml: string) => xml.replace(/<source.*<\/source>/, ''), /target/],
])('would not be with %s [TX-05]', async (_what, spoilt, complaint) => {
  const two = givenSalida([
    { texto: texto({}), escrito: 'Algues' },
    { texto: texto({ campo: 'descripcion' }), escrito: '' },
  ])
  expect((await complaintsAbout([spoilt(toXliff(two))])).join()).toMatch(complaint)
})

it('has a group a record, each text under the name that it is known by here, and codes of the same number on both sides [TX-05]', () => {
  const [nombre, descripcion, modo, linea] = todos
  if (!nombre || !descripcion || !modo || !linea) throw new Error('A text is missing')
  const xml = toXliff(
    givenSalida([
      { texto: nombre, escrito: 'Zinc & Cie' },
      { texto: descripcion, escrito: 'B<sup>3+</sup> (ZnSO<sub>4</sub>)' },
      { texto: modo, escrito: modo.destino },
      { texto: linea, escrito: '' },
    ]),
  )
  expect(xml).toContain('source-language="es-ES" target-language="fr-FR"')
  expect(xml.match(/<group [^>]*>/g)).toEqual(['<group id="productos_acabados/7" resname="Zinc Foliar" restype="x-productos_acabados">'])
  expect(xml.match(/<target .*/g)).toEqual([
    '<target xml:lang="fr-FR" state="translated">Zinc &amp; Cie</target>',
    '<target xml:lang="fr-FR" state="translated">B<g id="2" ctype="x-html-sup">3+</g> (ZnSO<g id="1" ctype="x-html-sub">4</g>)</target>',
    '<target xml:lang="fr-FR" state="needs-review-translation">Intervient dans les auxines.</target>',
    '<target xml:lang="fr-FR" state="needs-translation"></target>',
  ])
  expect(xml).toContain('<source xml:lang="es-ES">Corrige la carencia de zinc (ZnSO<g id="1" ctype="x-html-sub">4</g>).</source>')
  expect(xml).toContain('<note xml:lang="es" annotates="general">Texto de Nitrógeno total</note>')
})

it('what was typed over an outdated translation is none any more; records that stand apart share one group [TX-05]', () => {
  const outdated = texto({ destino: 'Algue', desfasada: true, cambio })
  const xml = toXliff(
    givenSalida([
      { texto: outdated, escrito: 'Algues' },
      { texto: texto({ id: 2 }), escrito: '' },
      { texto: texto({ campo: 'descripcion' }), escrito: '' },
    ]),
  )
  expect(xml).toContain('state="translated">Algues<')
  expect(xml.match(/<group id="[^"]*"/g)).toEqual(['<group id="familias/1"', '<group id="familias/2"'])
})
