/**
 * Stylesheet for notistack. Its goober writes rules as the text of a <style> element, which the page's content security policy forbids, but
 * uses `window._goober` if present: here a constructable stylesheet, which the policy allows. Import this before notistack.
 */
const sheet = typeof CSSStyleSheet === 'function' && 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : null

if (sheet) {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let css = ''
  const text = {
    get data() {
      return css
    },
    set data(rules: string) {
      css = rules
      sheet.replaceSync(rules)
    },
  }
  Object.assign(globalThis, { _goober: { parentNode: true, firstChild: text } })
}
