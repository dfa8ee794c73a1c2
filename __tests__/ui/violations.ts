import axe from 'axe-core'

/** What axe finds in a piece of a page, without what needs a layout, a canvas or the whole: that is looked at in the browser tests. */
export const violations = async (): Promise<string[]> => {
  const off = { enabled: false }
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': off, 'label-content-name-mismatch': off, region: off },
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
