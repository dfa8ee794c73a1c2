import type { Routes } from '@/shared/resources/resource'

/** Addresses of a master: its form opens over the list, which `abrir` names the record to. */
export const masterRoutes = (list: string): Routes => ({ list, record: id => `${list}?abrir=${id}` })
