import { addTexto, type ReadArchivo, type TextoDeArchivo } from '@/features/traducciones/archivo/archivo'
import { XLIFF } from '@/features/traducciones/archivo/toXliff'
import { Content } from '@/features/traducciones/importar/read/Content'
import { Refusal, UnknownFile } from '@/kits/spreadsheet/Refusal'
import { otherXmlOf } from '@/features/traducciones/importar/read/otherKinds'
import { parseXml, type Listener, type Tag } from '@/kits/spreadsheet/parseXml'

interface Unit {
  id: string
  name: string | undefined
  marca: string | null
  source: Content | null
  target: Content | null
  /** State of the target as written by the tool. */
  state: string
  /** True if the tool marks the translation as approved, regardless of its state. */
  isApproved: boolean
  scripts: ConstructorParameters<typeof Content>[0]
}

interface Group {
  id: string | null
  name: string
}

const KEY = /^\w+\/\d+\/\w+$/
/** States in which a tool may have copied the source into an untranslated target. */
const UNTOUCHED = new Set(['new', 'needs-translation'])
/** States of a finished translation: a text equal to its source is then accepted. */
const SETTLED = new Set(['translated', 'final', 'signed-off'])
/** Elements that contain texts, directly or not; all others are skipped with their content. */
const OUTER = new Set(['xliff', 'file', 'body', 'group', 'trans-unit'])

class Reader implements Listener {
  readonly textos = new Map<string, TextoDeArchivo>()
  readonly origenes = new Set<string>()
  readonly idiomas = new Set<string>()
  momento: string | null = null
  private uri: string | null = null
  private passed = 0
  private readonly groups: Group[] = []
  private unit: Unit | null = null
  private content: Content | null = null

  open(tag: Tag): void {
    if (this.uri === null) this.begin(tag)
    if (this.passed > 0 || tag.uri !== this.uri) this.passed += 1
    else if (this.content) this.content.opened(tag)
    else if (tag.local === 'source' || tag.local === 'target') this.openContent(tag.local, tag)
    else if (OUTER.has(tag.local)) this.enter(tag)
    else this.passed += 1
  }

  text(text: string): void {
    if (this.passed === 0) this.content?.heard(text)
  }

  close(tag: Tag): void {
    if (this.passed > 0) this.passed -= 1
    else if (this.content) {
      this.content.closed(tag)
      if (this.content.isWhole) this.content = null
    } else if (tag.local === 'group') this.groups.pop()
    else if (tag.local === 'trans-unit') this.endUnit()
  }

  private begin(tag: Tag): void {
    const other = otherXmlOf(tag)
    if (other !== null) throw new Refusal(other)
    if (tag.local !== 'xliff' || ![XLIFF, ''].includes(tag.uri) || tag.attribute('version') !== '1.2') throw new UnknownFile()
    this.uri = tag.uri
  }

  private openContent(which: 'source' | 'target', tag: Tag): void {
    if (!this.unit) {
      this.passed += 1
      return
    }
    this.content = new Content(this.unit.scripts, which === 'target' ? String(this.unit.source ?? '') : null)
    this.unit[which] = this.content
    if (which === 'target') this.unit.state = tag.attribute('state') ?? ''
  }

  private enter(tag: Tag): void {
    if (tag.local === 'file') {
      this.origenes.add(tag.attribute('source-language') ?? '')
      this.idiomas.add(tag.attribute('target-language') ?? '')
      const date = tag.attribute('date') ?? ''
      if (!Number.isNaN(Date.parse(date))) this.momento ??= date
    } else if (tag.local === 'group') this.groups.push({ id: tag.attribute('id') ?? null, name: tag.attribute('resname') ?? '' })
    else if (tag.local === 'trans-unit') {
      const [id, name] = [tag.attribute('id') ?? '', tag.attribute('resname')]
      const isApproved = tag.attribute('approved') === 'yes'
      const marca = tag.attribute('extradata') ?? null
      this.unit = { id, name, marca, source: null, target: null, state: '', isApproved, scripts: new Map() }
    }
  }

  private endUnit(): void {
    const { unit } = this
    this.unit = null
    if (!unit) return
    // Our key: some tools assign ids of their own and store ours in `resname`.
    const key = !KEY.test(unit.id) && unit.name !== undefined && KEY.test(unit.name) ? unit.name : unit.id
    const group = this.groups.at(-1)
    const [origen, destino] = [String(unit.source ?? ''), String(unit.target ?? '')]
    const isEqual = destino.trim() === origen.trim()
    addTexto(this.textos, {
      key,
      origen,
      destino,
      vale: isEqual && (unit.isApproved || SETTLED.has(unit.state)),
      intacto: isEqual && !unit.isApproved && UNTOUCHED.has(unit.state),
      conversion: null,
      marca: unit.marca,
      nombre: group?.name ?? '',
      raiz: group?.id ?? null,
    })
  }
}

/**
 * Reads XLIFF 1.2 written by this application or by a translation tool; extensions of the tool are ignored.
 * @throws Refusal
 */
export const readXliff = async (text: string): Promise<ReadArchivo> => {
  const reader = new Reader()
  const listener: Listener = { open: tag => reader.open(tag), text: heard => reader.text(heard), close: tag => reader.close(tag) }
  await parseXml(text, listener, { xmlns: true })
  const etiquetas = { origen: [...reader.origenes], idioma: [...reader.idiomas] }
  return { formato: 'XLIFF 1.2', etiquetas, momento: reader.momento, textos: [...reader.textos.values()] }
}
