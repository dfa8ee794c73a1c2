/** Name with a capital first letter: "Francés (Francia)". */
export const capitalized = (name: string): string => name.charAt(0).toLocaleUpperCase('es') + name.slice(1)
