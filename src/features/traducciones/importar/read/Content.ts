import { CHARACTER, CTYPES } from '@/domain/traducciones/archivo/inline'
import type { Tag } from '@/features/traducciones/importar/read/parseXml'

type Script = keyof typeof CTYPES

/** Hold what stood in the document that the text was taken out of, and no text. */
const NATIVE = new Set(['bpt', 'ept', 'ph', 'it'])
const SCRIPT = /^<(\/?)(su[bp])\s*>$/i
const BREAK = /^<br\s*\/?>$/i

const OURS: Readonly<Record<string, Script>> = { [CTYPES.sub]: 'sub', [CTYPES.sup]: 'sup' }

const scriptNamed = (ctype: string): Script | null => {
  const ours = OURS[ctype]
  if (ours || ctype === '') return ours ?? null
  const name = /(?:^|[-:])(sub|sup)(?:script|erscript)?$/i.exec(ctype)?.[1]?.toLowerCase()
  return name === 'sub' || name === 'sup' ? name : null
}

/**
 * The content of a source or a target as the application writes it. Segments are put together; codes that stand for sub- and superscripts
 * become them again, be they ours or those that a tool has made of them; all others go.
 */
export class Content {
  private text = ''
  private readonly open: (Script | null)[] = []
  private native: string | null = null
  private depth = 0
  private segments = 0
  private segmented = false

  /** @param scripts by the ids of codes: a target's need not say again what those of its source are */
  constructor(private readonly scripts: Map<string, Script>) {}

  private scriptOf(tag: Tag): Script | null {
    // One that stands alone names the other of its pair.
    const id = (tag.local === 'g' ? undefined : tag.attribute('rid')) ?? tag.attribute('id') ?? ''
    const script = scriptNamed(tag.attribute('ctype') ?? '') ?? this.scripts.get(id) ?? null
    if (script) this.scripts.set(id, script)
    return script
  }

  private placeholder(tag: Tag): string {
    const ctype = tag.attribute('ctype') ?? ''
    if (ctype === 'lb') return '\n'
    const code = ctype.startsWith(CHARACTER) ? ctype.slice(CHARACTER.length) : ''
    return /^[0-9a-f]{4}$/.test(code) ? String.fromCharCode(parseInt(code, 16)) : ''
  }

  opened(tag: Tag): void {
    this.depth += 1
    const { local } = tag
    if (this.native !== null) return
    if (NATIVE.has(local)) this.native = ''
    else if (local === 'g') {
      const script = this.scriptOf(tag)
      this.open.push(script)
      if (script) this.add(`<${script}>`)
    } else if (local === 'bx' || local === 'ex') {
      const script = this.scriptOf(tag)
      if (script) this.add(local === 'bx' ? `<${script}>` : `</${script}>`)
    } else if (local === 'x') this.add(this.placeholder(tag))
    else if (local === 'mrk' && tag.attribute('mtype') === 'seg') {
      this.segments += 1
      // White space before the first is how somebody has laid out the file.
      if (!this.segmented && this.text.trim() === '') this.text = ''
      this.segmented = true
    }
  }

  heard(text: string): void {
    if (this.native === null) this.add(text)
    else this.native += text
  }

  closed(tag: Tag): void {
    this.depth -= 1
    const { local } = tag
    if (this.native !== null && NATIVE.has(local)) {
      const code = this.native.trim()
      this.native = null
      if (SCRIPT.test(code)) this.add(code.toLowerCase().replace(/\s/g, ''))
      else if (BREAK.test(code) || tag.attribute('ctype') === 'lb') this.add('\n')
    } else if (local === 'g') {
      const script = this.open.pop()
      if (script) this.add(`</${script}>`)
    } else if (local === 'mrk' && tag.attribute('mtype') === 'seg') this.segments -= 1
  }

  /** Whether the element itself has been closed. */
  get isWhole(): boolean {
    return this.depth < 0
  }

  private after = ''

  private add(text: string): void {
    if (this.segmented && this.segments === 0 && text.trim() === '') {
      this.after += text
      return
    }
    this.text += this.after + text
    this.after = ''
  }

  toString(): string {
    return /[\n\r]/.test(this.after) ? this.text : this.text + this.after
  }
}
