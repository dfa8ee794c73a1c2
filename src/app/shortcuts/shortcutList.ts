import { keyName } from '@/ui/keys/keyNames'

/** Page action of a key; the other keys of the list belong to controls. */
export type ShortcutAction = 'goto' | 'shortcuts' | 'save' | 'search'

interface Shortcut {
  label: string
  /** Keys; `Mod` is Ctrl, and ⌘ on a Mac. */
  keys: readonly string[]
  action?: ShortcutAction
}

/** All keys of the application, read by the listener and by the help [LS-09]. */
export const shortcuts: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'En cualquier pantalla',
    shortcuts: [
      { label: 'Ir a…', keys: ['Mod', 'K'], action: 'goto' },
      { label: 'Atajos de teclado', keys: ['?'], action: 'shortcuts' },
      { label: 'Cerrar lo abierto', keys: ['Escape'] },
    ],
  },
  {
    title: 'Formularios',
    shortcuts: [
      { label: 'Guardar', keys: ['Mod', 'S'], action: 'save' },
      { label: 'Aceptar el diálogo, y añadir otra donde se pueda', keys: ['Mod', 'Enter'] },
      { label: 'Subir o bajar la línea', keys: ['Alt', 'ArrowUp', 'ArrowDown'] },
      { label: 'Quitar lo elegido', keys: ['Delete'] },
    ],
  },
  {
    title: 'Listas',
    shortcuts: [
      { label: 'Ir a la búsqueda', keys: ['/'], action: 'search' },
      { label: 'De la búsqueda a la primera fila', keys: ['ArrowDown'] },
      { label: 'Fila anterior o siguiente', keys: ['ArrowUp', 'ArrowDown'] },
      { label: 'Primera o última fila', keys: ['Home', 'End'] },
      { label: 'Abrir la fila', keys: ['Enter'] },
      { label: 'Abrir en otra pestaña', keys: ['Mod', 'Enter'] },
      { label: 'Abrir los valores de un filtro', keys: ['ArrowDown'] },
      { label: 'Quitar un filtro', keys: ['Delete'] },
      { label: 'Mover una columna', keys: ['Alt', 'ArrowUp', 'ArrowDown'] },
    ],
  },
  {
    title: 'Selección de filas',
    shortcuts: [
      { label: 'Seleccionar la fila', keys: ['Space'] },
      { label: 'Seleccionar hasta la fila', keys: ['Shift', 'Space'] },
      { label: 'Seleccionar fila a fila', keys: ['Shift', 'ArrowUp', 'ArrowDown'] },
      { label: 'Seleccionar todas las que cumplen', keys: ['Mod', 'A'] },
      { label: 'Quitar la selección', keys: ['Escape'] },
    ],
  },
  {
    title: 'Traducciones',
    shortcuts: [
      { label: 'Texto siguiente', keys: ['Enter'] },
      { label: 'Siguiente sin traducir', keys: ['Mod', 'Enter'] },
      { label: 'Texto anterior o siguiente', keys: ['Alt', 'ArrowUp', 'ArrowDown'] },
      { label: 'Línea nueva', keys: ['Shift', 'Enter'] },
      { label: 'Deshacer el cambio', keys: ['Escape'] },
      { label: 'Copiar el texto de origen', keys: ['Mod', 'Shift', 'Enter'] },
    ],
  },
  {
    title: 'Importaciones, fichas y Actividad',
    shortcuts: [
      { label: 'Error anterior o siguiente de la importación', keys: ['Alt', 'ArrowUp', 'ArrowDown'] },
      { label: 'Imprimir las fichas', keys: ['Mod', 'P'] },
      { label: 'Plegar o desplegar una entrada de Actividad', keys: ['ArrowLeft', 'ArrowRight'] },
    ],
  },
]

/** Label with its key: "Ir a… (Ctrl+K)". */
export const keysTo = (action: ShortcutAction): string | undefined =>
  shortcuts
    .flatMap(group => group.shortcuts)
    .flatMap(each => (each.action === action ? [`${each.label} (${each.keys.map(keyName).join('+')})`] : []))[0]
