import type { Action } from '@reduxjs/toolkit'
import type { RootState } from '@/app/rootReducer'
import { DRAFT_SHAPE, markOf } from '@/kits/drafts/model/draft'
import { registerForm } from '@/kits/drafts/openForms'
import { recoverRequested, selectDraftNotes, selectOffered, selectRecovered } from '@/kits/drafts/slice'
import type { Saga } from '@/store/effects'
import { selectIsRunning } from '@/store/sequences/slice'
import { fileVault } from '@/store/vault'
import type { MemoryServer } from '@test/support/memoryServer'
import { newDisk, openPage, turns } from '@test/support/mortalPage'

type Page = Awaited<ReturnType<typeof openPage>>

interface FormInput {
  formId: string
}

/** The save of one form, for tests that interrupt it. */
export interface InterruptedSave<T extends FormInput> {
  form: string
  record: number
  /** Sagas of the form's feature. */
  work: () => Saga
  givenServer: () => MemoryServer
  entered: () => Action
  screenOf: (state: RootState) => { formId: string; opened: unknown; saved: boolean }
  /** Values of the fields of the open form. */
  valuesNow: (state: RootState) => object
  /** Edited state outside the fields: as opened, and now. */
  partsNow: (state: RootState) => { openedParts: object; parts: object }
  keyOf: (form: FormInput) => string
  /** Edits fields and chooses files; returns the values of the fields afterwards. */
  edit: (page: Page) => object
  save: (form: FormInput, values: object) => Action
  /** Data that the server must have after the save. */
  typedIn: (state: RootState, values: object) => T
  expectSaved: (server: MemoryServer, typed: T) => void
}

/** Milliseconds for late effects of a dead page. */
const STILL_MS = 5

const open = async <T extends FormInput>({ work, entered, screenOf }: InterruptedSave<T>, keys: boolean): Promise<Page> => {
  const page = await openPage('ana@example.com', work, { idempotencyKeys: keys, extensions: true })
  page.dispatch(entered())
  await turns(() => screenOf(page.getState()).opened !== null)
  return page
}

const editAndSave = <T extends FormInput>(saved: InterruptedSave<T>, page: Page): T => {
  const { form, record, screenOf, valuesNow, partsNow, keyOf, edit, save, typedIn } = saved
  const { formId } = screenOf(page.getState())
  const opened = valuesNow(page.getState())
  const values = edit(page)
  const runKey = keyOf({ formId })
  const content = { runKey, opened, values, ...partsNow(page.getState()) }
  const words = { name: 'Zinc', kind: 'Registro', path: '', over: markOf(opened), changes: ['Nombre'] }
  const close = registerForm(runKey, {
    snapshot: () => ({ id: formId, shape: DRAFT_SHAPE, form, record, ...words, at: Date.now(), content }),
    contents: () => ({ id: formId, opened, values }),
  })
  const typed = typedIn(page.getState(), values)
  page.dispatch(save({ formId }, values))
  close()
  return typed
}

/** Opens the form again, recovers its draft and saves. Returns false if no draft is offered. */
const recoverAndSave = async <T extends FormInput>(saved: InterruptedSave<T>, keys: boolean, typed: T): Promise<boolean> => {
  const { form, record, screenOf, valuesNow, keyOf, save } = saved
  // The chosen files in memory are lost with the page; only the database remains.
  fileVault.dropOf(typed.formId)
  const page = await open(saved, keys)
  try {
    const { formId } = screenOf(page.getState())
    const note = selectOffered(page.getState(), form, record, formId)
    if (!note) return false
    const now = valuesNow(page.getState())
    const close = registerForm(keyOf({ formId }), { snapshot: () => null, contents: () => ({ id: formId, opened: now, values: now }) })
    page.dispatch(recoverRequested({ id: note.id, formId, agreed: false, runKey: null }))
    await turns(() => selectRecovered(page.getState(), note.id) !== null)
    close()
    expect(screenOf(page.getState()).formId).toBe(typed.formId)
    page.dispatch(save({ formId: note.id }, selectRecovered(page.getState(), note.id) ?? {}))
    await turns(() => !selectIsRunning(page.getState(), keyOf({ formId: note.id })))
    expect(screenOf(page.getState()).saved).toBe(true)
    await turns(() => Object.keys(selectDraftNotes(page.getState())).length === 0)
    return true
  } finally {
    page.close()
  }
}

const start = async <T extends FormInput>(saved: InterruptedSave<T>, keys: boolean) => {
  newDisk()
  const server = saved.givenServer()
  if (!keys) server.forgetKeys()
  return { server, page: await open(saved, keys) }
}

/** Number of calls and actions of a save without interruption. */
export const measureSave = async <T extends FormInput>(saved: InterruptedSave<T>, keys: boolean) => {
  const { server, page } = await start(saved, keys)
  const before = server.callsSoFar()
  let actions = 0
  page.subscribe(() => (actions += 1))
  const typed = editAndSave(saved, page)
  await turns(() => saved.screenOf(page.getState()).saved)
  saved.expectSaved(server, typed)
  page.close()
  return { calls: server.callsSoFar() - before, actions }
}

const isStill = async (page: Page, server: MemoryServer): Promise<void> => {
  await turns(page.isDead)
  await new Promise(resolve => setTimeout(resolve, STILL_MS))
  server.troubleWith(() => null)
}

/** Kills the page at call number `at` of its save, before or after the server has executed the call; the recovered draft must complete the save. */
export const dieAtCall = async <T extends FormInput>(saved: InterruptedSave<T>, keys: boolean, at: number, when: 'before' | 'after') => {
  const { server, page } = await start(saved, keys)
  const first = server.callsSoFar()
  server.troubleWith(asked => {
    if (asked.at !== first + at) return null
    page.die()
    return when
  })
  const typed = editAndSave(saved, page)
  await isStill(page, server)
  expect(await recoverAndSave(saved, keys, typed)).toBe(true)
  saved.expectSaved(server, typed)
  // Both pages send the same Save-Id.
  expect(server.saves()).not.toContain(undefined)
  expect(new Set(server.saves()).size).toBe(1)
}

/**
 * Kills the page instead of action number `at` of its save, then recovers. Returns 'kept' if a draft was offered (its save must complete),
 * 'unsent' if none was stored yet and nothing was sent, 'over' if it was already removed (the save must be complete).
 */
export const dieAtAction = async <T extends FormInput>(
  saved: InterruptedSave<T>,
  keys: boolean,
  at: number,
): Promise<'unsent' | 'kept' | 'over'> => {
  const { server, page } = await start(saved, keys)
  const first = server.done().length
  page.dieAfter(at)
  // A dead page makes no calls.
  server.troubleWith(() => (page.isDead() ? 'before' : null))
  const typed = editAndSave(saved, page)
  await isStill(page, server)
  const sent = server.done().length - first
  const isKept = await recoverAndSave(saved, keys, typed)
  if (isKept || sent > 0) saved.expectSaved(server, typed)
  if (isKept) return 'kept'
  return sent > 0 ? 'over' : 'unsent'
}
