const SPANISH = { locale: 'es-ES', direction: 'ltr' } as const

// The build puts these in the place of react-aria's own, which ask the browser for all of its locales before the first page.

export const getDefaultLocale = () => SPANISH
export const useDefaultLocale = () => SPANISH
