/**
 * notistack writes its rules with goober, as text of a <style> element, which the page's content security policy forbids.
 * goober looks for `window._goober` first: here it finds a constructable stylesheet, which the policy leaves alone.
 * Import this before notistack.
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
