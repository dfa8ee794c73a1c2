import { SaxesParser, type SaxesTagNS } from 'saxes'
import { NO_SUCH_FILE, Refusal } from '@/features/traducciones/importar/read/Refusal'
import { inSlices } from '@/features/traducciones/importar/read/inSlices'

/** Hears of what stands in a document, in its order. What one of them throws ends the reading. */
export interface Listener {
  open: (tag: Tag) => void
  text: (text: string) => void
  close: (tag: Tag) => void
}

export interface Tag {
  local: string
  uri: string
  /** By their names without prefixes. */
  attribute: (name: string) => string | undefined
}

const SLICE = 1 << 18
/** No document of people's goes deeper. */
const DEEPEST = 100

const tagOf = ({ local, uri, attributes }: SaxesTagNS): Tag => ({
  ...{ local, uri },
  attribute: name => (attributes[name] ?? Object.values(attributes).find(each => each.local === name))?.value,
})

/**
 * Reads XML as the standard has it, without a word of any DTD: what one declares stands for nothing, so that nothing swells.
 * @throws Refusal where it is none, or is torn
 */
export const parseXml = async (text: string, { open, text: heard, close }: Listener): Promise<void> => {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let depth = 0
  const refuse = (): never => {
    throw new Refusal(NO_SUCH_FILE)
  }
  parser.on('error', refuse)
  parser.on('doctype', doctype => {
    if (doctype.includes('[')) refuse()
  })
  parser.on('opentag', tag => {
    depth += 1
    if (depth > DEEPEST) refuse()
    open(tagOf(tag))
  })
  parser.on('text', heard)
  parser.on('cdata', heard)
  parser.on('closetag', tag => {
    depth -= 1
    close(tagOf(tag))
  })
  await inSlices(text.length, SLICE, (from, to) => void parser.write(text.slice(from, to)))
  parser.close()
}
