/** Prefix of the workbench's draft forms; the language follows. */
export const FORMULARIO = 'traducciones/'

export const formularioOf = (idioma: string): string => FORMULARIO + idioma
export const idiomaOfForm = (form: string): string => form.slice(FORMULARIO.length)
