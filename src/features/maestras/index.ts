import { formPart } from '@/features/maestras/formPart'
import { deletionPart } from '@/kits/usages/views/deletionPart'
import {
  componentes,
  cultivos,
  envases,
  estadosFenologicos,
  familias,
  gruposDeCultivo,
  iconos,
  magnitudes,
  soluciones,
} from '@/store/catalogues'
import type { Door, Screen } from '@/store/feature'

const screen: Screen = {
  chunk: () => import(/* webpackChunkName: "maestra" */ '@/features/maestras/listChunk'),
  later: () => Promise.all([formPart.load(), deletionPart.load()]),
}

/** One screen for all; each of them shows its own list, and those that its records refer to. */
export const maestrasDoor: Door = {
  '/maestras/magnitudes': { ...screen, lists: [magnitudes] },
  '/maestras/iconos': { ...screen, lists: [iconos] },
  '/maestras/familias': { ...screen, lists: [familias] },
  '/maestras/envases': { ...screen, lists: [envases, magnitudes] },
  '/maestras/componentes_quimicos': { ...screen, lists: [componentes] },
  '/maestras/cultivos': { ...screen, lists: [cultivos, gruposDeCultivo] },
  '/maestras/estados_fenologicos': { ...screen, lists: [estadosFenologicos, cultivos] },
  '/maestras/soluciones': { ...screen, lists: [soluciones] },
}
