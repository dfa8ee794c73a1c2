export const estadoText = (activo: boolean): string => (activo ? 'Activo' : 'Inactivo')
export const siNo = (yes: boolean): string => (yes ? 'Sí' : 'No')
