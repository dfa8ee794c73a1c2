import { screen, within } from '@testing-library/react'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { DataList } from '@/features/cuenta/DataList'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { MessagePage } from '@/ui/page/MessagePage'
import { PageHeader } from '@/ui/page/Page'
import { ToastCard } from '@/app/frame/ToastCard'
import { renderPage } from '@test/ui/renderPage'

const nothing = () => undefined

describe('the breadcrumbs', () => {
  it('lead back by address or by a press, and name the page last [FR-08]', async () => {
    const pressed = jest.fn()
    const { user, where } = renderPage(
      <Breadcrumbs
        items={[
          { label: 'Maestras' },
          { label: 'Cultivos', to: '/cultivos/ver' },
          { label: 'Magnitudes', onPress: pressed },
          { label: 'Nueva magnitud' },
        ]}
      />,
    )
    const steps = within(screen.getByRole('navigation', { name: 'Ruta' })).getAllByRole('listitem')
    expect(steps.map(step => step.textContent)).toEqual(['Maestras', 'Cultivos', 'Magnitudes', 'Nueva magnitud'])
    expect(screen.getByText('Nueva magnitud')).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('button', { name: 'Magnitudes' }))
    expect(pressed).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('link', { name: 'Cultivos' }))
    expect(where()).toBe('/cultivos/ver')
  })
})

describe('the page head', () => {
  it('says in which language a title is that comes from the data [MA-05]', () => {
    renderPage(<PageHeader title="Chaleur" locale="fr_FR" breadcrumbs={[]} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Chaleur' })).toHaveAttribute('lang', 'fr-FR')
  })

  it('leaves a title of the application in the language of the page [FR-11]', () => {
    renderPage(<PageHeader title="Nueva magnitud" breadcrumbs={[]} />)
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
  })
})

describe('a message page', () => {
  it('says what is the matter, with one way on [FR-12]', async () => {
    const { user, where } = renderPage(
      <MessagePage
        code="404"
        title="Página no encontrada"
        text="La dirección no existe."
        action={<LinkButton to="/">Ir al inicio</LinkButton>}
      />,
      '/nada',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
    expect(screen.getByText('La dirección no existe.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }))
    expect(where()).toBe('/')
  })
})

describe('a toast', () => {
  it('tells a success politely, and is closed by its button [FR-10]', async () => {
    const closed = jest.fn()
    const { user } = renderPage(<ToastCard tone="success" text="Magnitud guardada con éxito" onClose={closed} />)
    expect(screen.getByText('Magnitud guardada con éxito')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it.each(['error', 'warning'] as const)('tells of an %s at once, and shows markup as text [ER-07]', tone => {
    renderPage(<ToastCard tone={tone} text="<b>no</b>" onClose={nothing} />)
    expect(screen.getByRole('alert')).toHaveTextContent('<b>no</b>')
  })
})

describe('a list of data', () => {
  it('pairs each term with its value [SE-10]', () => {
    renderPage(
      <DataList
        items={[
          { term: 'Nombre', value: 'Lucía' },
          { term: 'Apellidos', value: 'Ferrer' },
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Nombre', 'Apellidos'])
    expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['Lucía', 'Ferrer'])
  })
})
