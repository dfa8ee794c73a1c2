/** Address of a resource's list, or of another collection of the API. */
export const rootOf = (collection: string) => `/api/${collection}/`

/** Address of the light list: the fields that lists and choices need, of all records. */
export const lightOf = (resource: string) => `${rootOf(resource)}light/`

/** Address of the changes of a resource's list since a version. */
export const changesAt = (resource: string) => `${rootOf(resource)}cambios/`

/** Address of one record of a list. */
export const recordAt = (root: string, id: number) => `${root}${id}/`

/** Address of the calls that upload and delete a record's image; `property` is the field with its address. */
export const imageAt = (root: string, id: number, property: string) => ({
  upload: `${recordAt(root, id)}upload_${property}/`,
  remove: `${recordAt(root, id)}delete_${property}/`,
})

/** Path with the parameters that have a value. */
export const withQuery = (path: string, parameters: Record<string, string | number | undefined>): string => {
  const entries = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}
