import axe from 'axe-core'

/** Violations found by axe, without the rules that need a layout, a canvas or the whole page, which browser tests run. */
export const violations = async (): Promise<string[]> => {
  const off = { enabled: false }
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': off, 'label-content-name-mismatch': off, region: off },
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
