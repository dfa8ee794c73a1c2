import { newsOfFields } from '@/kits/forms/news/newsOfFields'
import type { FormNews } from '@/kits/forms/news/slice'

const save = { usuario: { id: 5, nombre: 'Eva', apellidos: 'Gil' }, momento: '2026-11-27T10:51:00Z' }
const news: FormNews = {
  ...{ key: 'ensayos 7', runKey: 'guardar', tipo: 'ensayos', id: 7, partes: [] },
  ...{ noted: [], hasMissed: false, read: [], received: null, saves: [save], isClosed: false, nombres: {}, deletion: null },
}
const shown = { news, clashes: [], fields: { codigo: [{ locale: null, save }] }, isTaken: () => true }

it.each([
  [5, 'Usted'],
  [2, 'Eva Gil'],
  [null, 'Eva Gil'],
])('names the author of a value, except the user of another tab: signed in as %s [SY-04]', (own, name) => {
  expect(newsOfFields(shown, own)('codigo', undefined)?.taken).toMatch(new RegExp(`^${name}, \\d\\d?:51$`))
})

it('waits for the names [SY-04]', () => {
  expect(newsOfFields({ ...shown, news: { ...news, nombres: null } }, 5)('codigo', undefined)).toBeUndefined()
})
