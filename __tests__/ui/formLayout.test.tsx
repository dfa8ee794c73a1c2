import { act, fireEvent, screen, within } from '@testing-library/react'
import { ActionBar } from '@/ui/form/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { FormLayout } from '@/features/productos/edit/layout/FormLayout'
import { LoadingPage } from '@/ui/page/LoadingPage'
import { Page, PageHeader } from '@/ui/page/Page'
import { Section } from '@/ui/page/Section'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

type SightListener = (changes: { target: Element; isIntersecting: boolean }[]) => void

/** `IntersectionObserver` that the test drives, because jsdom has no layout; observers with threshold 1 are notified separately. */
class Sight {
  static all: Sight[] = []
  static seen = (...ids: string[]) => Sight.tell(false, ids)
  static seenWhole = (...ids: string[]) => Sight.tell(true, ids)
  static tell = (whole: boolean, ids: string[]) =>
    act(() => {
      for (const { watched, told, isWhole } of Sight.all)
        if (isWhole === whole) told(watched.map(target => ({ target, isIntersecting: ids.includes(target.id) })))
    })

  watched: Element[] = []
  isWhole: boolean
  constructor(
    readonly told: SightListener,
    { threshold }: { threshold?: number },
  ) {
    this.isWhole = threshold === 1
    Sight.all.push(this)
  }
  observe = (target: Element) => this.watched.push(target)
  disconnect = () => {
    Sight.all = Sight.all.filter(one => one !== this)
  }
}

const scrolledTo = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(window, { IntersectionObserver: Sight })
  HTMLElement.prototype.scrollIntoView = function () {
    scrolledTo(this.id)
  }
})

const sections = [
  { id: 'generales', label: 'Datos generales', changed: true },
  { id: 'iconos', label: 'Iconos', changed: false },
  { id: 'seo', label: 'SEO', changed: false },
]

const renderForm = () => {
  const view = renderPage(
    <main>
      <Page width="wide">
        <PageHeader title="Zinc" breadcrumbs={[]} sticky />
        <FormLayout sections={sections}>
          {sections.map(({ id, label }) => (
            <Section key={id} id={id} title={label} count="5 de 9" actions={<Button>Asociar país</Button>}>
              <p>…</p>
            </Section>
          ))}
        </FormLayout>
      </Page>
    </main>,
    '/producto',
  )
  const nav = screen.getByRole('navigation', { name: 'Secciones' })
  return { ...view, link: (name: string) => within(nav).getByRole('link', { name }) }
}

describe('a long form', () => {
  it('has regions named by their titles, with a count and actions [PE-01]', () => {
    renderForm()
    const region = screen.getByRole('region', { name: 'Datos generales' })
    expect(within(region).getByText('5 de 9')).toBeVisible()
    expect(within(region).getByRole('button', { name: 'Asociar país' })).toBeVisible()
  })

  it('says in its index which sections have changes [PE-01]', () => {
    const { link } = renderForm()
    expect(link('Datos generales con cambios')).toBeVisible()
    expect(link('Iconos')).toBeVisible()
  })

  it('follows the scroll: the first section in sight is the current one [PE-01]', () => {
    const { link } = renderForm()
    Sight.seen('iconos', 'seo')
    expect(link('Iconos')).toHaveAttribute('aria-current', 'true')
    expect(link('SEO')).not.toHaveAttribute('aria-current')
  })

  it('has the section above as current one between two sections, and the first one above all [PE-01]', () => {
    const { link } = renderForm()
    const tops: Record<string, number> = { generales: -900, iconos: 40, seo: 700 }
    for (const section of screen.getAllByRole('region')) section.getBoundingClientRect = () => new DOMRect(0, tops[section.id])
    Sight.seen('seo')
    Sight.seen()
    expect(link('Iconos')).toHaveAttribute('aria-current', 'true')
    Object.assign(tops, { generales: 500, iconos: 1400, seo: 2100 })
    Sight.seen()
    expect(link('Datos generales con cambios')).toHaveAttribute('aria-current', 'true')
  })

  it('counts the last section as read at the end of the page, and only there [PE-01]', () => {
    const { link } = renderForm()
    Sight.seen('generales', 'iconos')
    Sight.seenWhole('seo')
    expect(link('Datos generales con cambios')).toHaveAttribute('aria-current', 'true')
    Sight.seen('iconos')
    expect(link('SEO')).toHaveAttribute('aria-current', 'true')
    Sight.seenWhole()
    expect(link('Iconos')).toHaveAttribute('aria-current', 'true')
  })

  it('leads to a section without a step in the history, with the focus [PE-01]', async () => {
    const { user, link, where } = renderForm()
    await user.click(link('SEO'))
    expect(scrolledTo.mock.calls).toEqual([['seo']])
    expect(screen.getByRole('heading', { name: 'SEO' })).toHaveFocus()
    expect(window.location.hash).toBe('')
    expect(where()).toBe('/producto')
  })

  it.each(['wheel', 'touchMove', 'keyDown', 'pointerDown'] as const)(
    'holds the section chosen, however short the page, until a reader moves on by %s [PE-01]',
    async move => {
      const { user, link } = renderForm()
      await user.click(link('SEO'))
      Sight.seen('iconos', 'seo')
      expect(link('SEO')).toHaveAttribute('aria-current', 'true')
      fireEvent[move](document.body)
      expect(link('SEO')).toHaveAttribute('aria-current', 'true')
      Sight.seen('iconos')
      expect(link('Iconos')).toHaveAttribute('aria-current', 'true')
    },
  )

  it('has nothing that axe would name', async () => {
    renderForm()
    expect(await violations()).toEqual([])
  })
})

describe('the action bar', () => {
  const bar = (changes: number, error?: string) => (
    <ActionBar label="Guardar el producto" width="wide" changes={changes} error={error ?? null}>
      <Button>Guardar</Button>
    </ActionBar>
  )

  it.each([
    [0, ''],
    [1, '1 cambio sin guardar'],
    [3, '3 cambios sin guardar'],
  ])('says of %d changes "%s"', (changes, text) => {
    renderPage(bar(changes))
    expect(within(screen.getByRole('group', { name: 'Guardar el producto' })).getByRole('status')).toHaveTextContent(
      text === '' ? /^$/ : new RegExp(`^${text}$`),
    )
  })

  it('says what stopped the last save instead [TR-14]', () => {
    renderPage(bar(3, 'El código ya existe'))
    expect(screen.getByRole('status')).toHaveTextContent(/^El código ya existe$/)
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  })
})

describe('a page that is still to come', () => {
  it('says so under its own title [TB-10]', () => {
    renderPage(<LoadingPage title="Zinc" breadcrumbs={[{ label: 'Productos' }]} width="wide" />)
    expect(screen.getByRole('heading', { level: 1, name: 'Zinc' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Cargando ...')
  })
})
