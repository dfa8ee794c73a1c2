import { informesWith } from '@/features/informes/Informes'
import type { SectionOf } from '@/features/informes/review/sectionOfColumn'
import { informesSaga } from '@/features/informes/saga'

export const chunkWith = (sectionOf: SectionOf) => ({ Screen: informesWith(sectionOf), sagas: [informesSaga] })
