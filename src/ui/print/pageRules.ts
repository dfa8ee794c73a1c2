import { useLayoutEffect } from 'react'

/** Sides and margins of a printed A4 page, in millimetres. */
const A4 = { width: 210, height: 297, top: 12, side: 15, bottom: 15 }

const PIXELS_PER_MM = 96 / 25.4

/** Width of a printed page between its margins, in whole pixels. */
export const PAPER_WIDTH = Math.floor((A4.width - 2 * A4.side) * PIXELS_PER_MM)

/** Record that is printed on pages of its own. */
interface PrintedRecord {
  /** Name of the record's pages, a CSS identifier: `page: ficha-8`. */
  page: string
  /** Text at the foot of the pages. */
  foot: string
}

/** CSS string of a text. */
const quoted = (text: string): string => `"${text.replace(/["\\<\p{Cc}]/gu, sign => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`

interface Look {
  direction: 'ltr' | 'rtl'
  font: string
  color: string
}

/**
 * Rules of printed pages: A4, with the record and the page number at the foot [FT-03]. A single record also shows the total of pages. Each
 * of several records has its own page counter, because its sheets are handed out separately; CSS has no total for such a counter.
 */
export const pageRulesOf = (records: readonly PrintedRecord[], { direction, font, color }: Look): string => {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const box = (side: string, content: string) => `@bottom-${side} { content: ${content}; font: 7.5pt ${font}; color: ${color} }`
  const isAlone = records.length === 1
  return [
    `@page { size: A4; margin: ${A4.top}mm ${A4.side}mm ${A4.bottom}mm }`,
    ...records.map(({ page, foot }) =>
      [
        `@page ${page} {`,
        ...(isAlone ? [] : [`counter-increment: page ${page};`]),
        box(start, quoted(foot)),
        box(end, isAlone ? 'counter(page) " / " counter(pages)' : `counter(${page})`),
        '}',
      ].join(' '),
    ),
  ].join('\n')
}

/**
 * Sets the page rules of records while they are shown on `data-paper`. Font and colour are read from the paper, because margin boxes do not
 * inherit custom properties. A constructed style sheet is used, because the content security policy allows it.
 */
export const usePageRules = (records: readonly PrintedRecord[], direction: Look['direction'] = 'ltr'): void => {
  useLayoutEffect(() => {
    const paper = document.querySelector('[data-paper]')
    if (!paper || typeof CSSStyleSheet !== 'function' || !('replaceSync' in CSSStyleSheet.prototype)) return
    const style = getComputedStyle(paper)
    const rules = new CSSStyleSheet()
    rules.replaceSync(pageRulesOf(records, { direction, font: style.fontFamily, color: style.getPropertyValue('--text-muted') }))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== rules)
    }
  }, [records, direction])
}
