import type { ComponentProps } from 'react'
import type { ImportableName } from '@/features/importar/model/resources'
import { importCrumbs, importTitle } from '@/features/importar/places'
import { Steps } from '@/features/importar/Steps'
import { PageHeader } from '@/ui/page/Page'

type ImportHeaderProps = Pick<ComponentProps<typeof PageHeader>, 'count' | 'tools' | 'actions'> & {
  recurso: ImportableName
  /** Current step, from 0; 4 when all are done. */
  step: number
  /** Title of a result page; the import's title by default. */
  title?: string
}

export const ImportHeader = ({ recurso, step, title = importTitle(recurso), ...header }: ImportHeaderProps) => (
  <PageHeader title={title} breadcrumbs={importCrumbs(recurso)} steps={<Steps now={step} />} {...header} />
)
