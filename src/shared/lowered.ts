/** Name or sentence with a lower-case first letter, for use within a sentence: "francés (Francia)". */
export const lowered = (name: string): string => name.charAt(0).toLocaleLowerCase('es') + name.slice(1)
