import { FORBIDDEN_IN_XML, withoutMarkup } from '@/shared/export/xml'
import { parseRichName, type RichPart } from '@/shared/richName'

/** `ctype` of the XLIFF inline codes for our markup. */
export const CTYPES = { sub: 'x-html-sub', sup: 'x-html-sup' } as const
export const CHARACTER = 'x-char-'

type Tag = keyof typeof CTYPES

/** Inline codes of one text. Codes of a translation have the numbers of the equal codes in its source. */
interface Codes {
  readonly taken: { tag: Tag; id: number }[]
  next: number
}

const markup = (parts: readonly RichPart[]): string =>
  parts.map(part => (typeof part === 'string' ? part : `<${part.tag}>${markup(part.parts)}</${part.tag}>`)).join('')

/**
 * Text with escapes of characters that XML changes or forbids: a carriage return is written as a character reference, an invalid character
 * as an inline code.
 */
const plain = (text: string, codes: Codes): string =>
  withoutMarkup(text)
    .replace(/\r/g, '&#13;')
    .replace(FORBIDDEN_IN_XML, character => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0')
      return `<x id="${codes.next++}" ctype="${CHARACTER}${code}"/>`
    })

const idOf = (tag: Tag, codes: Codes, free: Codes['taken']): number => {
  const at = free.findIndex(each => each.tag === tag)
  return at < 0 ? codes.next++ : (free.splice(at, 1)[0]?.id ?? codes.next++)
}

/**
 * Content of a source or a target element. Sub- and superscripts become inline codes, which translation tools keep. All other markup is
 * escaped text, also sub- and superscripts in another spelling than the application's, because the import would change it.
 * @param of codes of the source, for its target
 */
export const inlineXml = (text: string, of?: Codes): { xml: string; codes: Codes } => {
  const codes: Codes = { taken: [], next: of?.next ?? 1 }
  const free = [...(of?.taken ?? [])]
  const written = (parts: readonly RichPart[]): string =>
    parts
      .map(part => {
        if (typeof part === 'string') return plain(part, codes)
        const { tag } = part
        const id = idOf(tag, codes, free)
        codes.taken.push({ tag, id })
        return `<g id="${id}" ctype="${CTYPES[tag]}">${written(part.parts)}</g>`
      })
      .join('')
  const parts = text.includes('<') ? parseRichName(text) : [text]
  return { xml: markup(parts) === text ? written(parts) : plain(text, codes), codes }
}
