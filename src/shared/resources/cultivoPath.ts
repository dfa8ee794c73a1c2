/** Page of a crop with its stages [CD-02]. */
export const cultivoPath = (id: number): string => `/cultivos/detalle/${id}`
