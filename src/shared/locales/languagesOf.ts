import countries from '@/shared/locales/countries.json'

const languages: Readonly<Record<string, string>> = countries

/** The languages of a country, by its code in capitals, the most used first; none of one that is not known [TX-07]. */
export const languagesOf = (country: string): readonly string[] => languages[country]?.split(' ') ?? []
