import type { StoredList } from '@/kits/lists/list'

/** List of products with cells to fill in [CM-02]. */
export const revisionList = {
  storage: 'filtroRevision',
  columns: [
    { key: 'codigo', title: 'Código' },
    { key: 'nombre', title: 'Nombre' },
    { key: 'vacias', title: 'Vacías', numeric: true },
    { key: 'es_ES', title: 'En es_ES', numeric: true },
  ],
  storedOrder: ['codigo', 'nombre', 'vacias', 'es_ES'],
} satisfies StoredList
