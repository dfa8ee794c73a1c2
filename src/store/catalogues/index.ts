import { combineReducers } from '@reduxjs/toolkit'
import { componentesApi } from '@/api/componentes'
import { cultivosApi } from '@/api/cultivos'
import { ensayosApi } from '@/api/ensayos'
import { envasesApi } from '@/api/envases'
import { estadosFenologicosApi } from '@/api/estadosFenologicos'
import { familiasApi } from '@/api/familias'
import { gruposDeCultivoApi } from '@/api/gruposDeCultivo'
import { iconosApi } from '@/api/iconos'
import { magnitudesApi } from '@/api/magnitudes'
import { paisesApi } from '@/api/paises'
import { solucionesApi } from '@/api/soluciones'
import {
  listPapelera,
  listProductosAcabados,
  listProductosGenericos,
  listSesiones,
  listTextosDeAcabados,
  listTextosDeGenericos,
  listUsuarios,
} from '@/api/listados'
import { createCatalogue } from '@/store/catalogues/createCatalogue'

const ownId = ({ id }: { id: number }) => id

export const magnitudes = createCatalogue('magnitudes', magnitudesApi.list, ownId)
export const iconos = createCatalogue('iconos', iconosApi.list, ownId)
export const familias = createCatalogue('familias', familiasApi.list, ownId)
export const envases = createCatalogue('envases', envasesApi.list, ownId)
export const componentes = createCatalogue('componentes', componentesApi.list, ownId)
export const gruposDeCultivo = createCatalogue('gruposDeCultivo', gruposDeCultivoApi.list, ownId)
export const cultivos = createCatalogue('cultivos', cultivosApi.list, ownId)
export const estadosFenologicos = createCatalogue('estadosFenologicos', estadosFenologicosApi.list, ownId)
export const soluciones = createCatalogue('soluciones', solucionesApi.list, ownId)
export const paises = createCatalogue('paises', paisesApi.list, ({ codigo_iso_numerico }) => Number(codigo_iso_numerico))
export const productosGenericos = createCatalogue('productosGenericos', listProductosGenericos, ownId)
export const productosAcabados = createCatalogue('productosAcabados', listProductosAcabados, ownId)
export const textosDeGenericos = createCatalogue('textosDeGenericos', listTextosDeGenericos, ownId)
export const textosDeAcabados = createCatalogue('textosDeAcabados', listTextosDeAcabados, ownId)
export const ensayos = createCatalogue('ensayos', ensayosApi.list, ownId)
export const usuarios = createCatalogue('usuarios', listUsuarios, ownId)
export const sesiones = createCatalogue('sesiones', listSesiones, ownId)
export const papelera = createCatalogue('papelera', listPapelera, ownId)

export const catalogues = [
  magnitudes,
  iconos,
  familias,
  envases,
  componentes,
  gruposDeCultivo,
  cultivos,
  estadosFenologicos,
  soluciones,
  paises,
  productosGenericos,
  productosAcabados,
  textosDeGenericos,
  textosDeAcabados,
  ensayos,
  usuarios,
  sesiones,
  papelera,
] as const

export const cataloguesReducer = combineReducers({
  magnitudes: magnitudes.reducer,
  iconos: iconos.reducer,
  familias: familias.reducer,
  envases: envases.reducer,
  componentes: componentes.reducer,
  gruposDeCultivo: gruposDeCultivo.reducer,
  cultivos: cultivos.reducer,
  estadosFenologicos: estadosFenologicos.reducer,
  soluciones: soluciones.reducer,
  paises: paises.reducer,
  productosGenericos: productosGenericos.reducer,
  productosAcabados: productosAcabados.reducer,
  textosDeGenericos: textosDeGenericos.reducer,
  textosDeAcabados: textosDeAcabados.reducer,
  ensayos: ensayos.reducer,
  usuarios: usuarios.reducer,
  sesiones: sesiones.reducer,
  papelera: papelera.reducer,
})
