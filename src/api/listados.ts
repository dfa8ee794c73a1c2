import { endpoints } from '@/api/http/endpoints'
import { getList } from '@/api/http/resource'
import type { EnPapelera } from '@/domain/historial/historial'
import type { Sesion } from '@/domain/usuario/sesion'
import type { UsuarioListado } from '@/domain/usuario/usuario'

/** What the state of every page begins with; the other calls of users, of sessions and of the bin come with their screens. */
export const listUsuarios = () => getList<UsuarioListado>(endpoints.usuarios)
export const listSesiones = () => getList<Sesion>(endpoints.sesiones)
export const listPapelera = () => getList<EnPapelera>(endpoints.papelera)
