import { endpoints } from '@/api/http/endpoints'
import { hasExtensions } from '@/api/http/http'
import { getList } from '@/api/http/resource'
import { DEFAULT_LOCALE } from '@/domain/locales'
import type { ProductoAcabadoLight, ProductoGenericoLight, TextosDeProducto } from '@/domain/producto/producto'
import type { EnPapelera } from '@/domain/historial/historial'
import type { Sesion } from '@/domain/usuario/sesion'
import type { UsuarioListado } from '@/domain/usuario/usuario'

/** What the state of every page begins with; the other calls of users, of sessions, of the bin and of products come with their screens. */
export const listUsuarios = () => getList<UsuarioListado>(endpoints.usuarios)
export const listSesiones = () => getList<Sesion>(endpoints.sesiones)

/** Most records of the bin that one answer has. */
const PAGE_OF_BIN = 1_000

/** All of the bin, page after page [HI-04]. */
export const listPapelera = async (): Promise<EnPapelera[]> => {
  let page = await getList<EnPapelera>(endpoints.papelera)
  let all = page
  while (page.length === PAGE_OF_BIN) {
    page = await getList<EnPapelera>(endpoints.papelera, { antes: String(page.at(-1)?.id) })
    all = [...all, ...page]
  }
  return all
}

/** Tables and selects show names in the default locale alone: an API that can leaves out those in all others, which are most of a list. */
const shownNames = (): Record<string, string> => (hasExtensions() ? { idioma: DEFAULT_LOCALE } : {})

export const listProductosGenericos = () => getList<ProductoGenericoLight>(endpoints.productosGenericosLight, shownNames())
export const listProductosAcabados = () => getList<ProductoAcabadoLight>(endpoints.productosAcabadosLight, shownNames())
/** Of every product how many texts it has by language: only an API with extensions knows that [TX-08]. */
export const listTextosDeGenericos = () => getList<TextosDeProducto>(endpoints.productosGenericosTextos)
export const listTextosDeAcabados = () => getList<TextosDeProducto>(endpoints.productosAcabadosTextos)
