import type { MasterDefinition } from '@/features/maestras/definition'
import { componente } from '@/features/maestras/definitions/componente'
import { cultivo } from '@/features/maestras/definitions/cultivo'
import { envase } from '@/features/maestras/definitions/envase'
import { estadoFenologico } from '@/features/maestras/definitions/estadoFenologico'
import { familia } from '@/features/maestras/definitions/familia'
import { icono } from '@/features/maestras/definitions/icono'
import { magnitud } from '@/features/maestras/definitions/magnitud'
import { solucion } from '@/features/maestras/definitions/solucion'

/** All masters; a new one needs a definition and a line here. */
export const masters: readonly MasterDefinition[] = [magnitud, icono, familia, envase, componente, cultivo, estadoFenologico, solucion]
