/** Replaces every CSS module: `styles.row` is 'row'. */
export default new Proxy({}, { get: (_target, name) => name })
