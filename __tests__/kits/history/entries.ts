import type { Entrada, PaginaDeHistorial } from '@/shared/history'

/** Entry of family 3 with the given members. */
export const entry = (id: number, more: Partial<Entrada> = {}): Entrada => ({
  ...{ id, momento: `2026-11-${String(10 + id)}T09:15:00.000Z`, usuario: { id: 1, nombre: 'Marta', apellidos: 'Soler' } },
  ...{ accion: 'cambiado', tipo: 'familias', registro: 3, codigo: null, nombre: { es_ES: 'Algas' } },
  ...{ registros: 1, otros: [], traduccion: null, cambios: [], nombres: {} },
  ...more,
})

export const page = (
  entradas: readonly Entrada[],
  siguiente: string | null = null,
  total: number | null = entradas.length,
): PaginaDeHistorial => ({
  ...{ entradas, siguiente, total },
})
