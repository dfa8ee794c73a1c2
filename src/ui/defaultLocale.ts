const SPANISH = { locale: 'es-ES', direction: 'ltr' } as const

// The build puts these in the place of react-aria's own: whatever the browser speaks, all that react-aria says is Spanish. Theirs would
// also ask the browser for every locale that it knows, before the first page.

export const getDefaultLocale = () => SPANISH
export const useDefaultLocale = () => SPANISH
