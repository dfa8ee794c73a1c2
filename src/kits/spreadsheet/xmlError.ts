/** Number of characters of the document that are shown before an error. */
const SHOWN = 60

const CAUSES: readonly (readonly [RegExp, (found: string, shown: string) => string])[] = [
  [/^undefined entity/, (_found, shown) => `«${/&[^;&\s]{0,30};?$/.exec(shown)?.[0] ?? '&'}» no es una entidad de XML`],
  [/^unclosed tag: (.+)/, found => `«<${found}>» no se cierra`],
  [/^unmatched closing tag: (.+)\./, found => `«</${found}>» no cierra nada`],
  [/^unexpected close tag/, (_found, shown) => `«${/<\/[^<>]{0,60}>?$/.exec(shown)?.[0] ?? '</'}» no cierra el último elemento abierto`],
  [/^unbound namespace prefix: "(.*)"/, found => `el prefijo «${found}» no está declarado`],
  [/^duplicate attribute: (.+)\./, found => `el atributo «${found}» está dos veces`],
  [/^disallowed character\.$/, () => 'hay un carácter que XML no admite'],
]

/**
 * Error of an XML document in words that continue a sentence beginning with the file's name: line, cause and context.
 * @param message message of the parser
 * @param before document up to the position of the parser
 */
export const xmlErrorInWords = (message: string, line: number, before: string): string => {
  const reason = message.replace(/^\d+:\d+: /, '')
  const last = (
    before
      .slice(-SHOWN)
      .split(/[\n\r]/)
      .findLast(each => each.trim() !== '') ?? ''
  ).trim()
  const shown = last.length === SHOWN ? `…${last}` : last
  const found = CAUSES.flatMap(([pattern, wordsOf]) => {
    const match = pattern.exec(reason)
    return match ? [wordsOf(match[1] ?? '', shown)] : []
  })[0]
  const place = shown === '' ? '' : `, en «${shown}»`
  return `tiene un error de XML en la línea ${line}${found === undefined ? '' : `: ${found}`}${place}. Corríjalo o expórtelo de nuevo`
}
