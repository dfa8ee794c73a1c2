/** A name as it stands by itself: "Francés (Francia)". */
export const capitalized = (name: string): string => name.charAt(0).toLocaleUpperCase('es') + name.slice(1)
