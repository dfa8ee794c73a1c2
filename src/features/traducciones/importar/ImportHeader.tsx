import type { ComponentProps } from 'react'
import { useIdiomas } from '@/features/traducciones/useIdiomas'
import { PageHeader } from '@/ui/page/Page'

type ImportHeaderProps = Pick<ComponentProps<typeof PageHeader>, 'count' | 'tools' | 'actions'> & {
  /** Null while the language is unknown. */
  idioma: string | null
}

export const ImportHeader = ({ idioma, ...header }: ImportHeaderProps) => {
  const { nombreOf } = useIdiomas()
  return (
    <PageHeader
      title="Importar traducciones"
      breadcrumbs={[
        { label: 'Traducciones', to: '/traducciones' },
        ...(idioma === null ? [] : [{ label: nombreOf(idioma), to: `/traducciones/${idioma}` }]),
        { label: 'Importar' },
      ]}
      {...header}
    />
  )
}
