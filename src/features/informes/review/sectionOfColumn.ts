import { createContext } from 'react'

/** Gives the id of the section in the product's form that has the field of a column. */
export type SectionOf = (columna: string) => string

/** Injected by the application, because the form belongs to another feature. */
export const SectionOfColumn = createContext<SectionOf>(() => '')
