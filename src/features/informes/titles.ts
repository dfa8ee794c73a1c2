import type { ReportKind } from '@/features/informes/report'

export const titles: Readonly<Record<ReportKind, string>> = { acabados: 'Productos Acabados', genericos: 'Productos Genéricos' }
