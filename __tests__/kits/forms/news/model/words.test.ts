import { bothInWords, deletionInWords, markInWords, savesInWords } from '@/kits/forms/news/model/words'

const momento = '2026-11-27T09:51:00.000Z'
const save = (id: number, nombre: string, apellidos: string) => ({ usuario: { id, nombre, apellidos }, momento })
const ana = save(2, 'Ana', 'Gil')
const marta = save(3, 'Marta', 'Soler Vidal')
const server = { usuario: null, momento }

it('names who has saved, each once, and the user last [SY-04]', () => {
  expect(savesInWords([ana, ana], 1)).toBe('Ana Gil ha guardado cambios en este registro')
  expect(savesInWords([ana, marta, ana], 1)).toBe('Ana Gil y Marta Soler Vidal han guardado cambios en este registro')
  expect(savesInWords([ana], 2)).toBe('Usted ha guardado cambios en este registro en otra pestaña')
  expect(savesInWords([ana, marta], 2)).toBe('Marta Soler Vidal y usted, en otra pestaña, han guardado cambios en este registro')
  expect(savesInWords([server], null)).toBe('El servidor ha guardado cambios en este registro')
  expect(savesInWords([save(9, '', '')], 1)).toBe('Otra persona ha guardado cambios en este registro')
})

it('says at a field who has changed it, and where the save will ask [SY-04]', () => {
  expect(markInWords(ana, 1)).toMatch(/^Ana Gil, \d\d:\d\d$/)
  expect(bothInWords(ana, 1)).toBe('Ana Gil también lo ha cambiado. Al guardar se le preguntará.')
  expect(bothInWords(ana, 2)).toBe('Usted, en otra pestaña, también lo ha cambiado. Al guardar se le preguntará.')
})

it('says who has deleted the record [SY-04]', () => {
  expect(deletionInWords(ana, null)).toBe('Ana Gil ha eliminado este registro')
})
