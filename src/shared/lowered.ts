/** A name as it stands within a sentence: "francés (Francia)". */
export const lowered = (name: string): string => name.charAt(0).toLocaleLowerCase('es') + name.slice(1)
