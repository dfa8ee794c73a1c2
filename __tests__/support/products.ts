import type { Page } from 'playwright-core'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ProductoAcabado } from '@/shared/resources/productosAcabados'
import type { ProductoGenerico } from '@/shared/resources/productosGenericos'
import { button, dialog, expectHeading, expectPath, expectToast, field, save } from '@test/support/pages'

interface Site {
  api: (method: string, path: string, body?: unknown) => Promise<unknown>
}
interface Pages extends Site {
  open: (path: string) => Promise<Page>
}

/** Creates and reads products through the API. */
export const productsOf = (site: Site) => {
  const lines = async (owner: string) => {
    const found = (await site.api('GET', `/api/lineas_de_composicion/?${owner}`)) as LineaDeComposicion[]
    return found.sort((one, other) => one.orden - other.orden)
  }
  const entries = async (owner: string) => {
    const found = (await site.api('GET', `/api/como_se_aplica/?${owner}`)) as ComoSeAplica[]
    return found.sort((one, other) => one.estado_fenologico - other.estado_fenologico)
  }
  const ids = async (list: string, count: number) =>
    ((await site.api('GET', `/api/${list}/`)) as { id: number }[]).slice(0, count).map(({ id }) => id)

  /** Creates a generic product with lines, stages, and one entry of «cómo se aplica» per stage. */
  const givenGenerico = async (codigo: string, nombre: string, { lines = 0, estados = 0 } = {}) => {
    const stages = await ids('estados_fenologicos', estados)
    const product = (await site.api('POST', '/api/productos_genericos/', {
      codigo,
      nombre: { es_ES: nombre, en_US: `${nombre} (en)` },
      estados_fenologicos: stages,
    })) as ProductoGenerico
    const owner = { producto_generico: product.id, producto_acabado: null }
    const [componente] = await ids('componentes', 1)
    for (let orden = 0; orden < lines; orden += 1)
      await site.api('POST', '/api/lineas_de_composicion/', { componente, cantidad_1: orden + 0.5, orden, ...owner })
    for (const estado_fenologico of stages)
      await site.api('POST', '/api/como_se_aplica/', { estado_fenologico, dosis: '2 L/ha', modo_de_aplicacion: 1, ...owner })
    return product
  }
  return {
    givenGenerico,
    generico: async (id: number) => (await site.api('GET', `/api/productos_genericos/${id}/`)) as ProductoGenerico,
    acabado: async (id: number) => (await site.api('GET', `/api/productos_acabados/${id}/`)) as ProductoAcabado,
    acabados: async () => (await site.api('GET', '/api/productos_acabados/')) as ProductoAcabado[],
    lines,
    entries,
    ids,
  }
}

/** Adds a line of free text to the composition of the open form. */
export const addText = async (page: Page, text: string) => {
  await button(page, 'Añadir línea').click()
  await dialog(page).getByText('Texto libre').click()
  await field(page, 'Texto').fill(text)
  await button(page, 'Aceptar').click()
  await dialog(page).waitFor({ state: 'hidden' })
}

/** Cells of the composition table without the number of the line: component or text, solubility, quantities. */
export const compositionShown = (page: Page): Promise<string[][]> =>
  page
    .getByRole('table', { name: 'Composición' })
    .getByRole('row')
    .evaluateAll(rows =>
      rows
        .slice(1)
        .map(row =>
          Array.from(row.querySelectorAll('[role=cell], [role=rowheader]'), cell => cell.textContent.replace(/\s+/g, ' ').trim()).slice(
            1,
            -1,
          ),
        ),
    )

const ACABADOS = '/productos/acabados/view'

/** Opens forms of products, and creates a finished product for them. */
export const formsOf = (site: Pages) => ({
  openForm: async (tipo: 'g' | 'a', id: number, name: string) => {
    const page = await site.open(`/productos/edit/${tipo}/${id}`)
    await expectHeading(page, name)
    return page
  },
  /** Creates a finished product with a generic product of its own; returns its id. */
  givenAcabado: async (codigo: string, nombre: string) => {
    const source = await productsOf(site).givenGenerico(`G-${codigo}`, 'Genérico de origen')
    const { id } = (await site.api('POST', '/api/productos_acabados/', {
      codigo,
      nombre: { es_ES: nombre, ja_JP: '亜鉛' },
      producto_generico: source.id,
    })) as { id: number }
    return id
  },
})

/** Saves a finished product and waits for its list: for the heading too, because the address changes before the page. */
export const saved = async (page: Page) => {
  await save(page).click()
  await expectToast(page, 'Producto guardado con éxito')
  await expectHeading(page, 'Productos acabados')
  await expectPath(page, ACABADOS)
}

export const changes = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Guardar el producto' }).getByText(text, { exact: true })
