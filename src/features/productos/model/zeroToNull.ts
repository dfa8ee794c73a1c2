/** Id for the API: no selection is 0 in a form and null in the API [CO-05, PE-05]. */
export const zeroToNull = (id: number | null): number | null => (id === 0 ? null : id)
