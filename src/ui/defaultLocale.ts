const SPANISH = { locale: 'es-ES', direction: 'ltr' } as const

// Replaces react-aria's module in the build, so that all its texts are Spanish in any browser. The original would also query every locale
// of the browser before the first page.

export const getDefaultLocale = () => SPANISH
export const useDefaultLocale = () => SPANISH
