import type { Page } from 'playwright-core'
import type { AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import type { Ensayo } from '@/shared/resources/ensayos'
import type { ResultadoDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import {
  breadcrumbs,
  button,
  choose,
  chooseLocale,
  dialog,
  expectHeading,
  expectPath,
  expectToast,
  field,
  search,
  section,
} from '@test/support/pages'
import { picture } from '@test/server/images/samples'

const site = useSite()
const SAVED = 'Ensayo guardado con éxito'

const given = async <T extends object>(path: string, record: object) => (await site.api('POST', path, record)) as T & { id: number }
const ensayo = async (id: number) => (await site.api('GET', `/api/ensayos/${id}/`)) as Ensayo
const byOrder = <Row extends { orden: number }>(rows: Row[]) => rows.sort((one, other) => one.orden - other.orden)
const results = async (id: number) => byOrder((await site.api('GET', `/api/resultados_de_ensayo/?ensayo=${id}`)) as ResultadoDeEnsayo[])
const attachments = async (id: number) => byOrder((await site.api('GET', `/api/adjuntos_de_ensayo/?ensayo=${id}`)) as AdjuntoDeEnsayo[])
const png = async (name = 'foto.png') => ({ name, mimeType: 'image/png', buffer: await picture('png', 40, 30) })

let made = 0
/** Creates a trial with two results and one attachment, for one test. */
const givenTrial = async () => {
  made += 1
  const codigo = `ENS-${made}`
  const { id } = await given('/api/ensayos/', {
    codigo,
    nombre: { es_ES: `Ensayo ${made}`, fr_FR: `Essai ${made}` },
    fecha: '2025-06-01',
    pais: 'ES',
    roi: 1.5,
  })
  for (const orden of [0, 1])
    await given('/api/resultados_de_ensayo/', { ensayo: id, orden, valor: 10 + orden, descripcion: { es_ES: `Medida ${orden + 1}` } })
  await given('/api/adjuntos_de_ensayo/', { ensayo: id, orden: 0, descripcion: { es_ES: 'Parcela', fr_FR: 'Parcelle' } })
  return { id, codigo, name: `Ensayo ${made}` }
}

const bar = (page: Page) => page.getByRole('group', { name: 'Guardar el ensayo' })
const accept = (page: Page) => bar(page).getByRole('button', { name: 'Aceptar' })
const lines = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

const open = async (trial: { id: number; name: string }, before?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(`/ensayos/detalle/${trial.id}`, { ...(before && { before }) })
  await expectHeading(page, trial.name)
  return page
}
const addResult = async (page: Page, valor: string, descripcion: string) => {
  await button(page, 'Nuevo resultado').click()
  await dialog(page).getByLabel('Valor').fill(valor)
  await dialog(page).getByLabel('Descripción').fill(descripcion)
  await dialog(page).getByRole('button', { name: 'Aceptar', exact: true }).click()
  await dialog(page).waitFor({ state: 'hidden' })
}
const addAttachment = async (page: Page, descripcion: string) => {
  await button(page, 'Nuevo adjunto').click()
  await dialog(page).getByLabel('Descripción').fill(descripcion)
  await dialog(page)
    .getByLabel('Imagen: archivo')
    .setInputFiles(await png())
  await dialog(page).getByAltText('Vista previa de la imagen elegida').waitFor()
  await dialog(page).getByRole('button', { name: 'Aceptar', exact: true }).click()
  await dialog(page).waitFor({ state: 'hidden' })
}

describe('a new trial', () => {
  it('needs a code, and then opens its detail [TR-01]', async () => {
    const page = await site.open('/')
    await button(page, 'Añadir').click()
    await page.getByRole('menuitem', { name: 'Crear nuevo ensayo' }).click()
    await expectHeading(page, 'Nuevo ensayo')
    const posts: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await button(page, 'Aceptar').click()
    await field(page, 'Código de ensayo').press('Enter')
    await expectAccessible(page)
    expect(posts).toEqual([])
    await field(page, 'Código de ensayo').fill('NUEVO-1')
    await button(page, 'Aceptar').click()
    await expectHeading(page, 'NUEVO-1')
    expect(new URL(page.url()).pathname).toMatch(/^\/ensayos\/detalle\/\d+$/)
  })
})

describe('the list of trials', () => {
  it('has its columns, opens by a row, and deletes after a question [TR-02, TR-15, ER-02]', async () => {
    const trial = await givenTrial()
    const page = await site.open('/ensayos/ver')
    await expectHeading(page, 'Ensayos')
    const titles = await page.getByRole('columnheader').allTextContents()
    expect(titles.slice(0, 4)).toEqual(['Código', 'Titular', 'Fecha', 'País'])
    await search(page).fill(trial.codigo)
    const row = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: trial.codigo, exact: true }) })
    expect((await row.getByRole('gridcell').allTextContents()).slice(0, 4)).toEqual([trial.codigo, trial.name, '2025-06-01', 'España'])
    await expectAccessibleAtBothSizes(page)
    await row.getByRole('gridcell').first().click()
    await expectPath(page, `/ensayos/detalle/${trial.id}`)
    await expectHeading(page, trial.name)
    expect(await breadcrumbs(page)).toEqual(['Ensayos', trial.codigo])
    await page.goBack()
    const questions: string[] = []
    page.once('dialog', question => {
      questions.push(question.message())
      void question.dismiss()
    })
    await button(page, `Eliminar ${trial.name}`).click()
    expect(questions).toEqual([`¿Desea eliminar el ensayo ${trial.codigo}? Atención, este cambio es irreversible.`])
    expect((await ensayo(trial.id)).codigo).toBe(trial.codigo)
    page.once('dialog', question => void question.accept())
    await button(page, `Eliminar ${trial.name}`).click()
    await expectToast(page, 'Ensayo eliminado con éxito')
    await row.waitFor({ state: 'hidden' })
  })
})

describe('editing a trial', () => {
  it('saves its data, products, results, attachments and image, and returns to the list [TR-03 to TR-09, TR-16, ML-03]', async () => {
    const trial = await givenTrial()
    const genericos = await Promise.all(
      ['Zeta', 'alfa', 'Ámbar'].map((name, at) =>
        given('/api/productos_genericos/', { codigo: `P${made}-${at}`, nombre: { es_ES: `${name} ${made}` } }),
      ),
    )
    const page = await open(trial)
    await field(page, 'Código').fill(`${trial.codigo}-B`)
    await field(page, 'Fecha').fill('2025-7-9')
    await field(page, 'ROI').fill('9.999,99')
    await choose(field(page, 'País'), 'Portugal')
    await choose(field(page, 'Cultivo'), 'Tomate')
    await field(page, 'Dosis').fill('2 L/ha')
    await chooseLocale(page, 'en_US')
    await field(page, 'Titular').fill('Trial')
    await field(page, 'Descripción').fill('A field trial')
    await chooseLocale(page, 'es_ES')

    const productos = page.getByRole('combobox', { name: 'Asociar producto' })
    for (const name of [`Zeta ${made}`, `alfa ${made}`, `Ámbar ${made}`]) {
      await productos.fill(name)
      await productos.press('Enter')
    }
    await productos.press('Escape')
    const chips = section(page, 'Productos').getByRole('listitem')
    await eventually(async () =>
      expect(await chips.allTextContents()).toEqual([
        `alfa ${made} (P${made}-1)`,
        `Ámbar ${made} (P${made}-2)`,
        `Zeta ${made} (P${made}-0)`,
      ]),
    )
    await button(page, `Quitar Zeta ${made}`).click()

    await addResult(page, '-5,25', 'Medida nueva')
    await button(page, 'Eliminar resultado 1').click()
    await button(page, 'Subir resultado 2').click()
    await button(page, 'Editar resultado 2').click()
    await choose(dialog(page).getByLabel('Magnitud'), 'kg/ha')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Aceptar', exact: true }).click()
    await addAttachment(page, 'Una foto')
    await lines(page, 'Adjuntos').getByText('Guarda el ensayo para ver la imagen').waitFor()
    await button(page, 'Bajar adjunto 1').click()
    await page.getByLabel('Imagen catálogo: archivo').setInputFiles(await png('portada.png'))
    await bar(page)
      .getByText(/cambios/)
      .waitFor()
    await expectAccessibleAtBothSizes(page)
    await accept(page).click()
    await expectToast(page, SAVED)
    await expectPath(page, '/ensayos/ver')

    expect(await ensayo(trial.id)).toMatchObject({
      codigo: `${trial.codigo}-B`,
      nombre: { es_ES: trial.name, fr_FR: `Essai ${made}`, en_US: 'Trial' },
      fecha: '2025-07-09',
      roi: 9999.99,
      pais: 'PT',
      dosis: { es_ES: '2 L/ha' },
      descripcion: { en_US: 'A field trial' },
      productos: [genericos[1]?.id, genericos[2]?.id],
      imagen: expect.stringMatching(/^http/),
    })
    const measures = await results(trial.id)
    expect(measures.map(({ orden, valor, descripcion }) => [orden, valor, descripcion['es_ES']])).toEqual([
      [0, -5.25, 'Medida nueva'],
      [1, 11, 'Medida 2'],
    ])
    expect(measures[1]?.magnitud).toEqual(expect.any(Number))
    expect((await attachments(trial.id)).map(({ orden, descripcion, imagen }) => [orden, descripcion, imagen !== null])).toEqual([
      [0, { es_ES: 'Una foto' }, true],
      [1, { es_ES: 'Parcela', fr_FR: 'Parcelle' }, false],
    ])
  })
})
