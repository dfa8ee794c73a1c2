import countries from '@/shared/locales/countries.json'

const languages: Readonly<Record<string, string>> = countries

/** Languages of a country (code in capitals), the most used first; none for an unknown one [TX-07]. */
export const languagesOf = (country: string): readonly string[] => languages[country]?.split(' ') ?? []
