import { inOrder } from '@/shared/ordering'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'

/** Stages of a crop, in order [AP-01]. */
export const estadosDe = (estados: readonly EstadoFenologico[], cultivo: number | null): EstadoFenologico[] =>
  inOrder(estados.filter(estado => estado.cultivo === cultivo))

/** Chosen stages with one added, unless it is among them [AP-02]. */
export const withEstado = (chosen: readonly number[], estado: number): number[] =>
  chosen.includes(estado) ? [...chosen] : [...chosen, estado]
