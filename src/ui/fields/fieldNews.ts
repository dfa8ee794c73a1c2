import { createContext, useContext } from 'react'

/** Change of a field by another user while its form is open. */
export interface FieldNews {
  /** Author and time of the other user's change that the field contains: "Ana Gil, 10:51". */
  taken?: string
  /** Sentence under a field that both have changed. */
  both?: string
}

export type NewsOfField = (name: string, locale: string | undefined) => FieldNews | undefined

const none: NewsOfField = () => undefined

/** Changes of others by field name; for a text, in the displayed language. */
export const FieldNewsContext = createContext<NewsOfField>(none)

export const useFieldNews = (name: string | undefined, locale: string | undefined): FieldNews | undefined => {
  const newsOf = useContext(FieldNewsContext)
  return name === undefined ? undefined : newsOf(name, locale)
}
