/** Name table, created on first use, because loading names is slow. */
let names: Intl.DisplayNames | undefined

/** Spanish name of a country; anything but a country code is returned unchanged. */
export const nameOfCountry = (code: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code
  names ??= new Intl.DisplayNames('es', { type: 'region', fallback: 'code' })
  return names.of(code) ?? code
}
