import { bioestimulantes } from './bioestimulantes'
import { correctores } from './correctores'
import { nutrientes } from './nutrientes'
import { sueloYAgua } from './sueloYAgua'

/** All families; their ids follow this order. */
export const familias = { ...bioestimulantes, ...nutrientes, ...correctores, ...sueloYAgua } as const

export type ClaveDeFamilia = keyof typeof familias
