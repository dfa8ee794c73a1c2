/** Made when first asked for, as the names of languages. */
let names: Intl.DisplayNames | undefined

/** In Spanish; what is no code of a country stays as it is. */
export const nameOfCountry = (code: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code
  names ??= new Intl.DisplayNames('es', { type: 'region', fallback: 'code' })
  return names.of(code) ?? code
}
