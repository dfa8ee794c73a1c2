import { createContext } from 'react'

/** Returns the id of the section in the product's form that has the field of a column. */
export type SectionOf = (columna: string) => string

/** Context of `sectionOf`, provided by the application, because the form belongs to another feature. */
export const SectionOfColumn = createContext<SectionOf>(() => '')
