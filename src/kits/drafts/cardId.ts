/** Form id of one card, for pages with several forms. */
export const cardId = (formId: string, record: number): string => `${formId}/${record}`

export const isCardOf = (formId: string, id: string): boolean => id.startsWith(`${formId}/`)
