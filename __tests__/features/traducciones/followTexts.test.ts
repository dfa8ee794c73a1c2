import type { Action } from '@reduxjs/toolkit'
import { runSaga } from 'redux-saga'
import { traduccionesApi } from '@/api/traducciones'
import { followTexts } from '@/features/traducciones/saga'
import { pageShown, saveEnded, selectTraducciones, textosLoaded, workbenchEntered } from '@/features/traducciones/slice'
import { todos } from '@test/features/traducciones/textos'
import { rootReducer, stateAfter } from '@test/support/state'

const idioma = 'fr_FR'
const DE = { idioma, origen: 'es_ES' }
const written = (destino: string) => todos.map(texto => ({ ...texto, destino }))

it('reads the texts again when a save has ended while they were read: they lack what it has saved [SY-03, TX-04]', async () => {
  let state = stateAfter(workbenchEntered(DE), pageShown('workbench'), textosLoaded({ ...DE, textos: todos }))
  const dispatch = (action: Action) => (state = rootReducer(state, action))
  const asked = jest
    .spyOn(traduccionesApi, 'textos')
    .mockImplementationOnce(async () => {
      dispatch(saveEnded({ idioma, textos: written('saved'), theirs: {} }))
      return written('before the save')
    })
    .mockImplementationOnce(async () => written('saved, and by others'))
  await runSaga({ dispatch, getState: () => state }, followTexts).toPromise()
  expect(asked).toHaveBeenCalledTimes(2)
  const destinos = selectTraducciones(state).workbench?.textos?.map(({ destino }) => destino)
  expect(new Set(destinos)).toEqual(new Set(['saved, and by others']))
  asked.mockRestore()
})
