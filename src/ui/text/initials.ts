const firstLetter = (text: string) => Array.from(text.trim()).slice(0, 1).join('').toLocaleUpperCase('es')

/** "LF" */
export const initialsOf = ({ nombre, apellidos }: { nombre: string; apellidos: string }): string =>
  firstLetter(nombre) + firstLetter(apellidos)
