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

export type Page = Awaited<ReturnType<typeof openPage>>

interface Typed {
  formId: string
}

/** The save of one form, which is to be interrupted. */
export interface InterruptedSave<T extends Typed> {
  form: string
  record: number
  /** Parts of the form's feature. */
  work: () => Saga
  givenServer: () => MemoryServer
  entered: () => Action
  screenOf: (state: RootState) => { formId: string; opened: unknown; saved: boolean }
  /** Values of the fields of the open form. */
  valuesNow: (state: RootState) => object
  /** Edited state beside the fields, as opened and as it is. */
  partsNow: (state: RootState) => { openedParts: object; parts: object }
  keyOf: (form: Typed) => string
  /** Types, and chooses files; gives what the fields hold then. */
  edit: (page: Page) => object
  save: (form: Typed, values: object) => Action
  /** All that the server must hold. */
  typedIn: (state: RootState, values: object) => T
  expectSaved: (server: MemoryServer, typed: T) => void
}

/** Turns of the event loop given to a dead page. */
const STILL_MS = 5

const open = async <T extends Typed>({ work, entered, screenOf }: InterruptedSave<T>, keys: boolean): Promise<Page> => {
  const page = await openPage('ana@example.com', work, { idempotencyKeys: keys, extensions: true })
  page.dispatch(entered())
  await turns(() => screenOf(page.getState()).opened !== null)
  return page
}

const editAndSave = <T extends Typed>(saved: InterruptedSave<T>, page: Page): T => {
  const { form, record, screenOf, valuesNow, partsNow, keyOf, edit, save, typedIn } = saved
  const { formId } = screenOf(page.getState())
  const opened = valuesNow(page.getState())
  const values = edit(page)
  const runKey = keyOf({ formId })
  const content = { runKey, opened, values, ...partsNow(page.getState()) }
  const words = { name: 'Zinc', kind: 'Registro', path: '', over: markOf(opened), changes: ['Nombre'] }
  const close = registerForm(runKey, () => ({ id: formId, shape: DRAFT_SHAPE, form, record, ...words, at: Date.now(), content }))
  const typed = typedIn(page.getState(), values)
  page.dispatch(save({ formId }, values))
  close()
  return typed
}

/** Steps of a returning user: takes the draft, where one is offered, and saves. */
const recoverAndSave = async <T extends Typed>(saved: InterruptedSave<T>, keys: boolean, typed: T): Promise<boolean> => {
  const { form, record, screenOf, valuesNow, keyOf, save } = saved
  // Only the disk is left of the page that died.
  fileVault.dropOf(typed.formId)
  const page = await open(saved, keys)
  try {
    const { formId } = screenOf(page.getState())
    const note = selectOffered(page.getState(), form, record, formId)
    if (!note) return false
    const now = valuesNow(page.getState())
    page.dispatch(recoverRequested({ id: note.id, formId, opened: now, values: now, agreed: false, runKey: null }))
    await turns(() => selectRecovered(page.getState(), note.id) !== null)
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

const start = async <T extends Typed>(saved: InterruptedSave<T>, keys: boolean) => {
  newDisk()
  const server = saved.givenServer()
  if (!keys) server.forgetKeys()
  return { server, page: await open(saved, keys) }
}

/** Number of calls and actions of an undisturbed save. */
export const measureSave = async <T extends Typed>(saved: InterruptedSave<T>, keys: boolean) => {
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

/** The page dies with that call, before or after the server has done what it asks. */
export const dieAtCall = async <T extends Typed>(saved: InterruptedSave<T>, keys: boolean, at: number, when: 'before' | 'after') => {
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
  // Both pages share one save.
  expect(server.saves()).not.toContain(undefined)
  expect(new Set(server.saves()).size).toBe(1)
}

/**
 * Kills the page in place of that action; tells whether its draft was on disk by then. Where it was not yet, nothing was sent; where it was not
 * any more, all is there.
 */
export const dieAtAction = async <T extends Typed>(
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
