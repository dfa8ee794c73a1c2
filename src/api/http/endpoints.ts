/** Every path of the contract that the application calls; nowhere else is one written. */
export const endpoints = {
  login: '/api/auth/login/',
  logout: '/api/auth/logout/',
  user: '/api/auth/user/',
  passwordChange: '/api/auth/password/change/',
  passwordReset: '/api/auth/password/reset/',
  passwordResetCheck: '/api/auth/password/reset/check/',
  passwordResetConfirm: '/api/auth/password/reset/confirm/',
  sesiones: '/api/auth/sesiones/',
  usuarios: '/api/usuarios/',
  historial: '/api/historial/',
  papelera: '/api/papelera/',
  traducciones: '/api/traducciones/',
  magnitudes: '/api/magnitudes/',
  iconos: '/api/iconos/',
  familias: '/api/familias/',
  envases: '/api/envases/',
  componentes: '/api/componentes/',
  gruposDeCultivo: '/api/grupos_de_cultivo/',
  cultivos: '/api/cultivos/',
  estadosFenologicos: '/api/estados_fenologicos/',
  soluciones: '/api/soluciones/',
  paises: '/api/paises/',
  productosGenericos: '/api/productos_genericos/',
  productosGenericosLight: '/api/productos_genericos/light/',
  productosGenericosTextos: '/api/productos_genericos/textos/',
  productosAcabados: '/api/productos_acabados/',
  productosAcabadosLight: '/api/productos_acabados/light/',
  productosAcabadosTextos: '/api/productos_acabados/textos/',
  lineasDeComposicion: '/api/lineas_de_composicion/',
  comoSeAplica: '/api/como_se_aplica/',
  ensayos: '/api/ensayos/',
  resultadosDeEnsayo: '/api/resultados_de_ensayo/',
  adjuntosDeEnsayo: '/api/adjuntos_de_ensayo/',
  combinacionesDeProductos: '/api/combinaciones_de_productos/',
  informeDeProductosGenericos: '/api/informes/productos_genericos/',
  informeDeProductosAcabados: '/api/informes/productos_acabados/',
} as const

/** One record below its list. */
export const recordAt = (root: string, id: number) => `${root}${id}/`

/** Where a link is made by which a user chooses a password. */
export const linkAt = (id: number) => `${recordAt(endpoints.usuarios, id)}enlace/`

/** Who refers to a record of this kind, named as its resource is. */
export const usesAt = (tipo: string, id: number) => `/api/${tipo}/${id}/usos/`

/** Texts of a record that hold as they are. */
export const confirmedAt = (root: string, id: number) => `${recordAt(root, id)}vigentes/`

/** References of a resource's records, each with its users. */
export const referredAt = (tipo: string) => `/api/${tipo}/referencias/`

/** What is wanting in a report. */
export const revisionAt = (report: string) => `${report}revision/`

/** A record as it was right after an entry of the history. */
export const versionAt = (entrada: number) => `${recordAt(endpoints.historial, entrada)}version/`

/** The records that an entry touched. */
export const recordsAt = (entrada: number) => `${recordAt(endpoints.historial, entrada)}registros/`

/** The whole texts of a change that came cut. */
export const changeAt = (entrada: number) => `${recordAt(endpoints.historial, entrada)}cambio/`

/** The calls that give a record's image and take it away; `property` is the member with its address. */
export const imageAt = (root: string, id: number, property: string) => ({
  upload: `${recordAt(root, id)}upload_${property}/`,
  remove: `${recordAt(root, id)}delete_${property}/`,
})

/** A path with the parameters that have a value. */
export const withQuery = (path: string, parameters: Record<string, string | number | undefined>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}
