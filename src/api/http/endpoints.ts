/** Paths of the contract, besides those of resources; nowhere else is one written. */
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
  paises: '/api/paises/',
  informeDeProductosGenericos: '/api/informes/productos_genericos/',
  informeDeProductosAcabados: '/api/informes/productos_acabados/',
} as const

/** List of a resource's records. */
export const rootOf = (resource: string) => `/api/${resource}/`

/** Members that lists and choices need, of all records. */
export const lightOf = (resource: string) => `${rootOf(resource)}light/`

/** How many texts each record has, by language. */
export const textsOf = (resource: string) => `${rootOf(resource)}textos/`

/** One record below its list. */
export const recordAt = (root: string, id: number) => `${root}${id}/`

/** Where a link is made by which a user chooses a password. */
export const linkAt = (id: number) => `${recordAt(endpoints.usuarios, id)}enlace/`

/** Who refers to a record of this kind, named as its resource is. */
export const usesAt = (resource: string, id: number) => `${recordAt(rootOf(resource), id)}usos/`

/** Texts of a record that hold as they are. */
export const confirmedAt = (resource: string, id: number) => `${recordAt(rootOf(resource), id)}vigentes/`

/** References of a resource's records, each with its users. */
export const referredAt = (resource: string) => `${rootOf(resource)}referencias/`

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
