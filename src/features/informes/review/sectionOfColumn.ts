import { createContext } from 'react'

/** Gives the id of the section in which a form of products has the member that a column is made of. */
export type SectionOf = (columna: string) => string

/** The feature of products knows its form; the application hands that over. */
export const SectionOfColumn = createContext<SectionOf>(() => '')
