import type { ComoSeAplica } from '@/domain/comoSeAplica'
import type { EstadoFenologico } from '@/domain/estadoFenologico'

/** The stages of a crop, in their order [AP-01]. */
export const estadosDe = (estados: readonly EstadoFenologico[], cultivo: number | null): EstadoFenologico[] =>
  estados.filter(estado => estado.cultivo === cultivo).sort((one, other) => one.orden - other.orden || one.id - other.id)

/** A stage already chosen is not added twice [AP-02]. */
export const withEstado = (chosen: readonly number[], estado: number): number[] =>
  chosen.includes(estado) ? [...chosen] : [...chosen, estado]

interface Reconciliation {
  /** Chosen stages that have no record yet. */
  missing: number[]
  /** Records of stages that are no longer chosen. */
  left: ComoSeAplica[]
}

/** What a save has to make and to delete so that there is a record for every chosen stage and for no other [AP-03]. */
export const reconcile = (chosen: readonly number[], records: readonly ComoSeAplica[]): Reconciliation => {
  const recorded = new Set(records.map(({ estado_fenologico }) => estado_fenologico))
  const wanted = new Set(chosen)
  return {
    missing: [...wanted].filter(estado => !recorded.has(estado)),
    left: records.filter(({ estado_fenologico }) => !wanted.has(estado_fenologico)),
  }
}
