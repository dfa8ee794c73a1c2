import { comparablePassword } from '@/shared/newPassword'

/** Common words that the list, gathered among English speakers, lacks. */
const WORDS = `
  contraseña contrasena micontraseña micontrasena nuevacontraseña clave miclave password passw0rd p@ssword p@ssw0rd secreto acceso
  administrador administradora administracion administración admin usuario usuaria invitado invitada soporte sistema informatica
  informática servidor empresa oficina almacen almacén laboratorio bienvenido bienvenida bienvenidos welcome hola holamundo cambiame
  cámbiame cambiala temporal provisional prueba pruebas test demo qwerty agricultura agricultor agronomo agrónomo agronomia agronomía
  cultivo cultivos nutricion nutrición fertilizante fertilizantes abono abonos campo huerta olivar regadio regadío cosecha semilla
  españa espana andalucia andalucía madrid barcelona valencia sevilla granada almeria almería malaga málaga murcia zaragoza cordoba
  córdoba alicante castellon castellón mexico méxico colombia argentina primavera verano otoño invierno enero febrero marzo abril mayo
  junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles miércoles jueves viernes sabado sábado domingo
  teamo teamomucho tequiero tequieromucho miamor amor corazon corazón princesa estrella familia mifamilia amigos futbol fútbol
  realmadrid atletico atlético barça jesucristo diosmio diosesamor dinero mariposa chocolate gatito perrito sonrisa libertad`
  .trim()
  .split(/\s+/)

/** Usual ending of a password: a digit, a sequence from 1 or a year, then a mark. People add it where a rule requires digits and marks. */
const USUAL_END = /(?:\d|12|123|1234|12345|123456|(?:19|20)\d\d)?[!.]?$/

const ROWS = [
  '0123456789',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjklñ',
  'zxcvbnm,.-',
  'abcdefghijklmnopqrstuvwxyz',
]

const backwards = (text: string) => Array.from(text).reverse().join('')

/** True for a part of a row in either direction; the row may wrap around. */
const isRow = (password: string) => ROWS.some(row => [row, backwards(row)].some(each => each.repeat(2).includes(password)))

/** True for one to four characters repeated. */
const isRepetition = (password: string) =>
  [1, 2, 3, 4].some(length => 2 * length <= password.length && password.slice(length) === password.slice(0, -length))

const readList = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...WORDS].map(comparablePassword))
}

/** Set of common passwords, loaded when a password is first chosen, and cached. */
let list: ReturnType<typeof readList> | undefined

/** True for a common password; a password that only contains one is allowed. */
export const isCommonPassword = async (text: string): Promise<boolean> => {
  const password = comparablePassword(text)
  if (isRow(password) || isRepetition(password)) return true
  list ??= readList()
  const passwords = await list
  return passwords.has(password) || WORDS.includes(password.replace(USUAL_END, ''))
}
