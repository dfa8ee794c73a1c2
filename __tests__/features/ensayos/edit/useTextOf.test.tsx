import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { useTextOf } from '@/features/ensayos/edit/useTextOf'
import { KEEP } from '@/store/imageDraft'

it('names the file of an attachment beside its text, where one is chosen [IM-01, DR-04]', () => {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const textOf = renderHook(useTextOf, { wrapper }).result.current
  const text = (descripcion: object, picture?: object) => textOf('adjuntos_de_ensayo', { descripcion, picture })
  const bag = { kind: 'chosen', ticket: 'b', name: 'saco.png', size: 212_000 }
  expect(text({ es_ES: 'Parcela' }, bag)).toBe('Parcela · saco.png · 212 kB')
  expect(text({}, bag)).toBe('saco.png · 212 kB')
  expect([text({ es_ES: 'Parcela' }, KEEP), text({ es_ES: 'Parcela' }), text({}, KEEP)]).toEqual(['Parcela', 'Parcela', 'Sin texto'])
})
