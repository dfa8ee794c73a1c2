/** True for an object or an array. */
export const isObjectOrList = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** True for an object that is not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> => isObjectOrList(value) && !Array.isArray(value)
