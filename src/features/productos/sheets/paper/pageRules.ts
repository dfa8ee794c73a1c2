import { useLayoutEffect, type RefObject } from 'react'
import type { Sheet } from '@/features/productos/sheets/model/sheet'

/** Name of the printed pages of a sheet. */
export const pageNameOf = ({ id }: Pick<Sheet, 'id'>): string => `ficha-${id}`

/** A string of a style sheet. */
const quoted = (text: string): string => `"${text.replace(/["\\<\p{Cc}]/gu, sign => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`

interface Look {
  direction: 'ltr' | 'rtl'
  font: string
  color: string
}

/** Rules of printed pages: A4, at its foot the sheet's name and code, and the page's number [FT-03]. */
export const pageRulesOf = (sheets: readonly Pick<Sheet, 'id' | 'name' | 'code'>[], { direction, font, color }: Look): string => {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const look = `font: 7.5pt ${font}; color: ${color}`
  return [
    `@page { size: A4; margin: 12mm 15mm 15mm; @bottom-${end} { content: counter(page) " / " counter(pages); ${look} } }`,
    ...sheets.map(
      sheet =>
        `@page ${pageNameOf(sheet)} { @bottom-${start} { content: ${quoted([sheet.name, sheet.code].filter(Boolean).join(' · '))}; ${look} } }`,
    ),
  ].join('\n')
}

/**
 * Printed pages of sheets, for as long as these are on the screen. Margin boxes take no custom properties: font and colour are those of the
 * paper. A constructed style sheet is none that the content security policy forbids.
 */
export const usePageRules = (desk: RefObject<HTMLElement | null>, sheets: readonly Sheet[], direction: Look['direction']): void => {
  useLayoutEffect(() => {
    const paper = desk.current?.querySelector('[data-paper]')
    if (!paper || typeof CSSStyleSheet !== 'function' || !('replaceSync' in CSSStyleSheet.prototype)) return
    const style = getComputedStyle(paper)
    const rules = new CSSStyleSheet()
    rules.replaceSync(pageRulesOf(sheets, { direction, font: style.fontFamily, color: style.getPropertyValue('--text-muted') }))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== rules)
    }
  }, [desk, sheets, direction])
}
