import type { ReportKind } from '@/domain/report'

export const titles: Readonly<Record<ReportKind, string>> = { acabados: 'Productos Acabados', genericos: 'Productos Genéricos' }
