/**
 * Stylesheet for notistack, which writes its rules with goober as the text of a <style> element, forbidden by the page's content security
 * policy. goober uses `window._goober` if present: a constructable stylesheet, which the policy allows. Import this before notistack.
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
