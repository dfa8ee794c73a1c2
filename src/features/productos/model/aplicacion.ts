import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'

/** The stages of a crop, in their order [AP-01]. */
export const estadosDe = (estados: readonly EstadoFenologico[], cultivo: number | null): EstadoFenologico[] =>
  estados.filter(estado => estado.cultivo === cultivo).sort((one, other) => one.orden - other.orden || one.id - other.id)

/** A stage already chosen is not added twice [AP-02]. */
export const withEstado = (chosen: readonly number[], estado: number): number[] =>
  chosen.includes(estado) ? [...chosen] : [...chosen, estado]
