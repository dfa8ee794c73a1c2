import { Refusal } from '@/kits/spreadsheet/Refusal'
import { listed } from '@/shared/listed'
import type { Faltas } from '@/features/traducciones/archivo/columns'

export const NO_SUCH_FILE = 'no es un archivo XLIFF 1.2 ni XLSX'
export const NO_LANGUAGE = 'no dice de qué idioma a qué idioma es'

/** Refuses a sheet because of its missing columns. @throws Refusal */
export const refuseFor = ({ faltan }: Faltas): never => {
  const what = faltan.length === 1 ? 'le falta la columna' : 'le faltan las columnas'
  throw new Refusal(`no es un archivo exportado desde Traducciones: ${what} ${listed(faltan)}`)
}
