import { Center } from '@/ui/page/Center'
import { Logo } from '@/ui/frame/Logo'
import { useDocumentTitle } from '@/ui/page/useDocumentTitle'

/** Home page with only a logo [FR-09]; its heading is for screen readers. */
export const Home = () => {
  useDocumentTitle('Inicio')
  return (
    <Center>
      <h1 className="visually-hidden" tabIndex={-1}>
        Inicio
      </h1>
      <Logo size="large" />
    </Center>
  )
}
