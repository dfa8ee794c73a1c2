import { Center } from '@/ui/Center'
import { Logo } from '@/ui/Logo'
import { useDocumentTitle } from '@/ui/useDocumentTitle'

/** Home shows only a logo [FR-09]; its heading is for those who cannot see it. */
export const Home = () => {
  useDocumentTitle('Inicio')
  return (
    <Center>
      <h1 className="visually-hidden">Inicio</h1>
      <Logo size="large" />
    </Center>
  )
}
