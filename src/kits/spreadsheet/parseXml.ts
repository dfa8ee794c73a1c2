import { SaxesParser, type SaxesTag } from 'saxes'
import { Refusal, UnknownFile } from '@/kits/spreadsheet/Refusal'
import { xmlErrorInWords } from '@/kits/spreadsheet/xmlError'
import { inSlices } from '@/kits/spreadsheet/inSlices'

/** Callbacks for the contents of a document, in its order. An error thrown by one ends the parsing. */
export interface Listener {
  open: (tag: Tag) => void
  text: (text: string) => void
  close: (tag: Tag) => void
}

const SLICE = 1 << 16
/** Maximum depth of elements; real documents are flatter. */
const DEEPEST = 100

/** Number of first characters that are searched for `XML`, by which a text counts as an XML document. */
const HEAD = 2_000
const XML = /<\?xml\b|<(?:[\w.-]+:)?xliff\b/

/** Name without its prefix. */
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Element; names are without prefixes. */
export class Tag {
  readonly local: string
  /** Namespace; '' if namespaces are not read. */
  readonly uri: string
  private readonly attributes: SaxesTag['attributes']

  constructor({ name, uri = '', attributes }: SaxesTag) {
    this.local = localOf(name)
    this.uri = uri
    this.attributes = attributes
  }

  attribute(name: string): string | undefined {
    const { attributes } = this
    let found = attributes[name]
    if (found === undefined) for (const key in attributes) if (localOf(key) === name) found ??= attributes[key]
    return typeof found === 'object' ? found.value : found
  }
}

/**
 * Parses XML. A DTD with declarations is refused, so that entities cannot expand.
 * @param xmlns true to read namespaces; workbooks are parsed without them, in two thirds of the time
 * @throws UnknownFile if the text is no XML; Refusal with the line of a syntax error
 */
export const parseXml = async (text: string, { open, text: heard, close }: Listener, { xmlns = false } = {}): Promise<void> => {
  const parser = new SaxesParser({ xmlns, position: false })
  const opened: Tag[] = []
  let isBegun = XML.test(text.slice(0, HEAD))
  const refuse = (): never => {
    throw new UnknownFile()
  }
  // Text without any element is no XML, rather than XML with an error.
  parser.on('error', ({ message }) => {
    throw isBegun ? new Refusal(xmlErrorInWords(message, parser.line, text.slice(0, parser.position))) : new UnknownFile()
  })
  parser.on('doctype', doctype => {
    if (doctype.includes('[')) refuse()
  })
  parser.on('opentag', found => {
    const tag = new Tag(found)
    isBegun = true
    opened.push(tag)
    if (opened.length > DEEPEST) refuse()
    open(tag)
  })
  parser.on('text', heard)
  parser.on('cdata', heard)
  parser.on('closetag', () => {
    const tag = opened.pop()
    if (tag) close(tag)
  })
  await inSlices(text.length, SLICE, (from, to) => void parser.write(text.slice(from, to)))
  parser.close()
}
