import * as fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { toXliff } from '@/domain/traducciones/archivo/toXliff'
import { RULES, VALUES } from '@test/domain/traducciones/archivo/strict'
import { anySalida, givenSalida } from '@test/features/traducciones/importar/given'
import { cambio, texto, todos } from '@test/features/traducciones/textos'

/** What the schema has against a document; nothing against a valid one. */
const complaintsAbout = (xml: string): string[] => {
  const complaints: string[] = []
  const open: { name: string; content: string }[] = [{ name: '', content: '' }]
  const ids = { group: new Set<string>(), 'trans-unit': new Set<string>() }
  let codes = new Set<string>()
  const tools = new Set<string>()
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => complaints.push(error.message))
  parser.on('opentag', ({ name, uri, attributes }) => {
    const rule = RULES[name]
    const parent = open.at(-1)
    if (parent) parent.content += `${name} `
    open.push({ name, content: '' })
    if (!rule || uri !== 'urn:oasis:names:tc:xliff:document:1.2') {
      complaints.push(`<${name}> is no element of it`)
      return
    }
    const { required = [], optional = [] } = rule
    for (const each of required) if (!attributes[each]) complaints.push(`<${name}> lacks ${each}`)
    for (const [each, { value }] of Object.entries(attributes)) {
      if (![...required, ...optional].includes(each)) complaints.push(`<${name}> may not have ${each}`)
      const values = VALUES[`${name}@${each}`] ?? VALUES[each]
      if (values && !values.test(value)) complaints.push(`<${name} ${each}="${value}">`)
    }
    const id = attributes['id']?.value ?? ''
    if (name === 'tool') tools.add(attributes['tool-id']?.value ?? '')
    if (name === 'group' || name === 'trans-unit') {
      if (ids[name].has(id)) complaints.push(`${name} ${id} stands there twice`)
      ids[name].add(id)
    }
    if (name === 'source' || name === 'target') codes = new Set()
    if (name === 'g' || name === 'x') {
      if (codes.has(id)) complaints.push(`code ${id} stands there twice`)
      codes.add(id)
    }
  })
  parser.on('text', text => {
    const parent = open.at(-1)
    const isMixed = ['source', 'target', 'g', 'note'].includes(parent?.name ?? '')
    if (parent && (isMixed || text.trim() !== '')) parent.content += 'TEXT '
  })
  parser.on('closetag', ({ name }) => {
    const { content = '' } = open.pop() ?? {}
    if (RULES[name] && !RULES[name].content.test(content)) complaints.push(`<${name}> may not hold ${content}`)
  })
  parser.write(xml).close()
  const tool = /<file [^>]*tool-id="([^"]*)"/.exec(xml)?.[1]
  if (tool !== undefined && !tools.has(tool)) complaints.push(`no tool is called ${tool}`)
  return complaints
}

it('is valid against the strict schema of XLIFF 1.2, whatever the texts are [TX-05]', () => {
  fc.assert(
    fc.property(anySalida, salida => {
      expect(complaintsAbout(toXliff(salida))).toEqual([])
    }),
    { numRuns: 200 },
  )
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
