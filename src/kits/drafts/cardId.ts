/** Of the one form of several on a page. */
export const cardId = (formId: string, record: number): string => `${formId}/${record}`

export const isCardOf = (formId: string, id: string): boolean => id.startsWith(`${formId}/`)
