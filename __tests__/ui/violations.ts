import axe from 'axe-core'

/** What axe finds in the document, without what needs a layout: colours are looked at in the browser tests. */
export const violations = async (): Promise<string[]> => {
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
