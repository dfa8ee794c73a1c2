import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusChanged } from '@/kits/drafts/views/focusChanged'
import { DRAFT_SHAPE, markOf, type DialogDraft, type HandedDraft } from '@/kits/drafts/model/draft'
import { registerForm } from '@/kits/drafts/openForms'
import {
  discardRequested,
  draftHanded,
  draftUndone,
  formLeft,
  selectDraftNote,
  selectDraftStatus,
  selectRecovered,
  selectReopened,
} from '@/kits/drafts/slice'
import type { KeptChanges } from '@/kits/forms/leave/useLeaveQuestion'
import { selectFailure, selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'

/** What a form hands over of itself. */
export interface DraftForm<Values extends object> {
  /** The form's own id, which its draft has too. */
  id: string
  form: string
  record: number | null
  name: string
  kind: string
  path: string
  /** The key of its save's run, which tells whether it is being saved, and whether that failed. */
  runKey: string
  opened: Values
  values: Values
  openedParts?: object
  parts?: object
  /** What differs, in words. */
  describe: () => string[]
  isChanged: boolean
  /** All of it is saved, and the page about to be left. */
  isSaved?: boolean
  element: RefObject<HTMLElement | null>
}

/** Draft of a form: how it ends when the form is left, and how a dialog over the form adds its values. */
export interface KeptDraft extends KeptChanges {
  noteDialog: (dialog: DialogDraft | null) => void
}

const NO_PARTS = {}
/** So much of what is typed may be lost with a tab that breaks down [DR-01]. */
const EVERY_MS = 600

/**
 * Keeps what a form holds beyond its page [DR-01]: handed over while one types, and at once where the page is hidden or the form left. When a
 * save of it starts, the drafts' saga takes what it holds.
 * @param restore puts what was recovered into the form [DR-02]
 * @returns what becomes of it where the form is left
 */
export const useDraft = <Values extends object>(form: DraftForm<Values>, restore: (values: Values) => void): KeptDraft => {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const status = useAppSelector(selectDraftStatus)
  const { id, values, runKey } = form
  const failed = useAppSelector(selectFailure, runKey) !== null
  const saving = useAppSelector(selectIsRunning, runKey)
  const rests = saving || form.isSaved === true
  /** What a failed save has done is kept, whether or not anything else differs. */
  const isWanted = form.isChanged || failed
  const parts = form.parts ?? NO_PARTS
  const latest = useRef({ ...form, isWanted })
  const dialog = useRef<DialogDraft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** The last draft that was handed over; it may not be written yet. */
  const handed = useRef<string | null>(null)
  /** What was last sent to be saved. */
  const sent = useRef<Values | null>(null)
  /** Id of the draft that the user has discarded. */
  const dropped = useRef<string | null>(null)
  useLayoutEffect(() => {
    latest.current = { ...form, isWanted }
  })

  /** Or on its way there. */
  const isOnDisk = useCallback((id: string) => handed.current === id || selectDraftNote(getState(), id) !== undefined, [getState])

  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }, [])

  /** Draft of the form as it is at the moment, taken to be written. */
  const snapshot = useCallback((): HandedDraft | null => {
    stop()
    const { id, form, record, name, kind, path, runKey, opened, values, describe, ...held } = latest.current
    if (dropped.current === id) return null
    handed.current = id
    const { openedParts = NO_PARTS, parts = NO_PARTS } = held
    const changes = [...describe(), ...(dialog.current ? [`${dialog.current.title} (sin aceptar)`] : [])]
    const note = { id, shape: DRAFT_SHAPE, form, record, name, kind, path, over: markOf(opened), changes, at: Date.now() }
    return { ...note, content: { runKey, opened, values, openedParts, parts, dialog: dialog.current } }
  }, [stop])
  useLayoutEffect(() => registerForm(runKey, snapshot), [runKey, snapshot])

  const handOver = useCallback(
    (wanted = latest.current.isWanted || dialog.current !== null) => {
      stop()
      const { id } = latest.current
      if (selectDraftStatus(getState()) !== 'ready' || dropped.current === id) return
      const draft = wanted ? snapshot() : null
      if (draft) dispatch(draftHanded(draft))
      else if (isOnDisk(id)) {
        handed.current = null
        dispatch(draftUndone({ id }))
      }
    },
    [dispatch, getState, isOnDisk, snapshot, stop],
  )
  /** What is waiting goes now. */
  const flush = useCallback(() => {
    if (timer.current !== null) handOver()
  }, [handOver])

  useEffect(() => {
    if (rests) sent.current = values
    // Values already sent to be saved need no draft.
    if (status !== 'ready' || rests || (values === sent.current && !failed)) return stop()
    if (!isWanted && dialog.current === null) {
      stop()
      // A form without changes removes its draft at once, but not before recovered values have come into the fields.
      if (isOnDisk(id)) timer.current = setTimeout(handOver)
      return
    }
    timer.current ??= setTimeout(handOver, EVERY_MS)
  }, [status, rests, failed, isWanted, id, values, parts, handOver, stop, isOnDisk])

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', flush)
    }
  }, [flush])

  useEffect(
    () => () => {
      flush()
      if (isOnDisk(id)) dispatch(formLeft({ id }))
    },
    [dispatch, flush, isOnDisk, id],
  )

  const recovered = useAppSelector(selectRecovered, id)
  const applied = useRef<object | null>(null)
  // Before the page is painted, and after what makes the form begin anew.
  useLayoutEffect(() => {
    if (recovered === null || recovered === applied.current) return
    applied.current = recovered
    dialog.current = selectReopened(getState(), id)
    restore(recovered as Values)
  }, [recovered, restore, getState, id])

  const onRecovered = useEffectEvent(() => {
    if (form.element.current && recovered) focusChanged(form.element.current, form.opened, recovered)
  })
  useEffect(() => {
    if (recovered) onRecovered()
  }, [recovered])

  const noteDialog = useCallback(
    (noted: DialogDraft | null) => {
      if (noted === null && dialog.current === null) return
      dialog.current = noted
      timer.current ??= setTimeout(handOver, EVERY_MS)
    },
    [handOver],
  )
  const keep = useCallback(() => handOver(true), [handOver])
  const discard = useCallback(() => {
    stop()
    dropped.current = latest.current.id
    dispatch(discardRequested({ ids: [latest.current.id] }))
  }, [dispatch, stop])
  return { keep, discard, noteDialog, isKept: useAppSelector(selectDraftNote, id) !== undefined }
}
