import { CHARACTER, CTYPES } from '@/features/traducciones/archivo/inline'
import type { Tag } from '@/kits/spreadsheet/parseXml'

type Script = keyof typeof CTYPES

/** Hold what stood in the document that the text was taken out of, and no text. */
const NATIVE = new Set(['bpt', 'ept', 'ph', 'it'])
const SCRIPT = /^<(\/?)(su[bp])\s*>$/i
const BREAK = /^<br\s*\/?>$/i

/** Names that tools give to what a tracked change has taken away. */
const DELETION = /(?:^|[-:_.])(?:del|delete|deleted|deletion|removed)$/i

const isDeletion = (tag: Tag): boolean =>
  (tag.local === 'mrk' && DELETION.test(tag.attribute('mtype') ?? '')) || (tag.local === 'g' && DELETION.test(tag.attribute('ctype') ?? ''))

/** Scripts that are written without blanks between sentences. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u
const OPENING = /[\s([{«“‘¿¡]$/u
const CLOSING = /^[\s,.;:!?%)\]}»”’…]/u

/** Whether a blank belongs between two segments that a tool has written without one. */
const isBlankMissing = (before: string, next: string): boolean => {
  if (before === '' || OPENING.test(before) || CLOSING.test(next)) return false
  return !UNSPACED.test(before.slice(-1)) && !UNSPACED.test(next.slice(0, 1))
}

const OURS: Readonly<Record<string, Script>> = { [CTYPES.sub]: 'sub', [CTYPES.sup]: 'sup' }

const scriptNamed = (ctype: string): Script | null => {
  const ours = OURS[ctype]
  if (ours || ctype === '') return ours ?? null
  const name = /(?:^|[-:])(sub|sup)(?:script|erscript)?$/i.exec(ctype)?.[1]?.toLowerCase()
  return name === 'sub' || name === 'sup' ? name : null
}

/**
 * The content of a source or a target as the application writes it. Segments are put together; codes that stand for sub- and superscripts
 * become them again, be they ours or those that a tool has made of them; all others go, and so does what a tracked change has taken away.
 */
export class Content {
  private text = ''
  private readonly open: (Script | null)[] = []
  private native: string | null = null
  private depth = 0
  private segments = 0
  private segmented = false
  /** Elements that are open from a deletion on; 0 outside of one. */
  private deleted = 0
  /** Whether a deletion has just ended. */
  private isCut = false
  /** Length of the text where the last segment ended; -1 where the next one follows nothing. */
  private ended = -1
  /** Whether a segment has begun right behind another one. */
  private isJoint = false

  /**
   * @param scripts by the ids of codes: a target's need not say again what those of its source are
   * @param source text that a target stands beside; null of a source
   */
  constructor(
    private readonly scripts: Map<string, Script>,
    private readonly source: string | null,
  ) {}

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
    if (this.deleted > 0 || isDeletion(tag)) {
      this.deleted += 1
      return
    }
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
      this.after = this.between(this.after)
      this.isJoint = this.after === '' && this.ended === this.text.length
      // White space before the first is how somebody has laid out the file.
      if (!this.segmented && this.text.trim() === '') this.text = ''
      this.segmented = true
    }
  }

  heard(text: string): void {
    if (this.deleted > 0) return
    if (this.native === null) this.add(text)
    else this.native += text
  }

  closed(tag: Tag): void {
    this.depth -= 1
    const { local } = tag
    if (this.deleted > 0) {
      this.deleted -= 1
      this.isCut = this.deleted === 0
      return
    }
    if (this.native !== null && NATIVE.has(local)) {
      const code = this.native.trim()
      this.native = null
      if (SCRIPT.test(code)) this.add(code.toLowerCase().replace(/\s/g, ''))
      else if (BREAK.test(code) || tag.attribute('ctype') === 'lb') this.add('\n')
    } else if (local === 'g') {
      const script = this.open.pop()
      if (script) this.add(`</${script}>`)
    } else if (local === 'mrk' && tag.attribute('mtype') === 'seg') {
      this.segments -= 1
      this.ended = this.text.length
    }
  }

  /** Whether the element itself has been closed. */
  get isWhole(): boolean {
    return this.depth < 0
  }

  private after = ''

  /** White space between two segments: of line breaks those stay that are the text's own and not the file's. */
  private between(blanks: string): string {
    if (!/[\n\r]/.test(blanks)) return blanks
    const isIndented = /[\n\r][ \t]+/.test(blanks)
    if (this.source === null) return isIndented ? ' ' : blanks
    if (!/[\n\r]/.test(this.source)) return ' '
    return isIndented ? '\n' : blanks
  }

  private add(heard: string): void {
    let text = heard
    if (this.isCut && text !== '') {
      // The blanks on both sides of a deletion are one.
      if (/\s$/.test(this.text) && /^\s/.test(text)) text = text.slice(1)
      this.isCut = false
    }
    if (this.isJoint && text !== '') {
      if (this.source !== null && /\s/.test(this.source) && isBlankMissing(this.text, text)) text = ` ${text}`
      this.isJoint = false
    }
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
