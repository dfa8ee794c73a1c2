import type { Migration } from 'kysely'
import * as first from './001_usuarios_magnitudes_paises'
import * as paises from './002_paises'
import * as catalogo from './003_catalogo'
import * as direcciones from './004_direcciones_conocidas'
import * as codigos from './005_codigos'
import * as cambiados from './006_registros_cambiados'
import * as usuarios from './007_usuarios'
import * as historial from './008_historial'
import * as nombres from './009_nombres_del_historial'
import * as textos from './010_textos_cambiados'
import * as deUnVistazo from './011_textos_de_un_vistazo'
import * as acotado from './013_historial_acotado'
import * as imagenesEnElHistorial from './014_imagenes_en_el_historial'
import * as funciones from './015_funciones_aplicadas'
import * as separadas from './016_entradas_separadas'
import * as escritura from './017_escritura'
import * as vigentes from './018_textos_vigentes'
import * as igualesALaVista from './021_codigos_iguales_a_la_vista'
import * as autores from './022_autores_de_los_cambios'
import * as sinMayusculas from './023_codigos_sin_mayusculas'

/**
 * They run in the order of their names. A migration that was released is never edited, nor is a file that it imports, each of which has the
 * number of the first migration that uses it: add the next. Functions are in `database/functions`, and are changed there.
 */
export const migrations: Record<string, Migration> = {
  '001_usuarios_magnitudes_paises': first,
  '002_paises': paises,
  '003_catalogo': catalogo,
  '004_direcciones_conocidas': direcciones,
  '005_codigos': codigos,
  '006_registros_cambiados': cambiados,
  '007_usuarios': usuarios,
  '008_historial': historial,
  '009_nombres_del_historial': nombres,
  '010_textos_cambiados': textos,
  '011_textos_de_un_vistazo': deUnVistazo,
  '013_historial_acotado': acotado,
  '014_imagenes_en_el_historial': imagenesEnElHistorial,
  '015_funciones_aplicadas': funciones,
  '016_entradas_separadas': separadas,
  '017_escritura': escritura,
  '018_textos_vigentes': vigentes,
  '021_codigos_iguales_a_la_vista': igualesALaVista,
  '022_autores_de_los_cambios': autores,
  '023_codigos_sin_mayusculas': sinMayusculas,
}
