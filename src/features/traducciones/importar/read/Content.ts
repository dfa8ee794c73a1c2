import { CHARACTER, CTYPES } from '@/features/traducciones/archivo/inline'
import type { Tag } from '@/kits/spreadsheet/parseXml'

type Script = keyof typeof CTYPES

/** Elements with original markup of the document instead of text. */
const NATIVE = new Set(['bpt', 'ept', 'ph', 'it'])
const SCRIPT = /^<(\/?)(su[bp])\s*>$/i
const BREAK = /^<br\s*\/?>$/i

/** Names that tools use for content deleted by a tracked change. */
const DELETION = /(?:^|[-:_.])(?:del|delete|deleted|deletion|removed)$/i

const isDeletion = (tag: Tag): boolean =>
  (tag.local === 'mrk' && DELETION.test(tag.attribute('mtype') ?? '')) || (tag.local === 'g' && DELETION.test(tag.attribute('ctype') ?? ''))

/** Scripts written without blanks between sentences. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u
const OPENING = /[\s([{«“‘¿¡]$/u
const CLOSING = /^[\s,.;:!?%)\]}»”’…]/u

/** True if the tool has omitted a blank that two segments need between them. */
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
 * Content of a source or target element in the application's markup. Segments are joined; codes for sub- and superscripts, ours or a
 * tool's, become markup again; all other codes and tracked deletions are dropped.
 */
export class Content {
  private text = ''
  private readonly open: (Script | null)[] = []
  private native: string | null = null
  private depth = 0
  private segments = 0
  private segmented = false
  /** Number of open elements inside a deletion; 0 outside. */
  private deleted = 0
  /** True directly after a deletion. */
  private isCut = false
  /** Length of the text at the end of the last segment; -1 when the next segment follows none. */
  private ended = -1
  /** True if the current segment directly follows another one. */
  private isJoint = false

  /**
   * @param scripts scripts by code id: a target may omit a script that its source declares
   * @param source text of the source, for a target; null for a source
   */
  constructor(
    private readonly scripts: Map<string, Script>,
    private readonly source: string | null,
  ) {}

  private scriptOf(tag: Tag): Script | null {
    // `rid` of an unpaired code refers to the other code of its pair.
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
      // White space before the first segment is the file's layout.
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

  /** True when the element itself is closed. */
  get isWhole(): boolean {
    return this.depth < 0
  }

  private after = ''

  /** White space between two segments: line breaks of the text are kept, those of the file's layout are dropped. */
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
      // Blanks on both sides of a deletion are merged into one.
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
