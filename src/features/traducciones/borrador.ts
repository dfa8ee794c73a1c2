/** What the drafts of the workbench are known by, before the language. */
export const FORMULARIO = 'traducciones/'

export const formularioOf = (idioma: string): string => FORMULARIO + idioma
export const idiomaOfForm = (form: string): string => form.slice(FORMULARIO.length)
