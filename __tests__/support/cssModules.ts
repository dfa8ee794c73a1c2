/** Stands in for every stylesheet: `styles.row` is 'row'. */
export default new Proxy({}, { get: (_target, name) => name })
