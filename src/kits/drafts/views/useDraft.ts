import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusChanged } from '@/kits/drafts/views/focusChanged'
import { DRAFT_SHAPE, markOf, type DialogDraft, type HandedDraft } from '@/kits/drafts/model/draft'
import { registerForm, type MergeParts } from '@/kits/drafts/openForms'
import {
  discardRequested,
  draftChanged,
  draftUndone,
  formLeft,
  selectDraftNote,
  selectDraftStatus,
  selectIsKept,
  selectRecovered,
  selectReopened,
} from '@/kits/drafts/slice'
import type { KeptChanges } from '@/kits/forms/leave/useLeaveQuestion'
import { selectFailure, selectIsHalfDone, selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'

/** Contents and state of a form. */
interface DraftForm<Values extends object> {
  /** Id of the form and of its draft. */
  id: string
  form: string
  record: number | null
  name: string
  kind: string
  path: string
  /** Key of the save's run, which shows whether the form is being saved and whether that failed. */
  runKey: string
  opened: Values
  values: Values
  openedParts?: object
  parts?: object
  mergeParts?: MergeParts
  /** Unsaved changes in words. */
  describe: () => string[]
  isChanged: boolean
  /** True if all is saved and the page is about to close. */
  isSaved?: boolean
  /** True if the form can be edited while it is saved. */
  isEditableInSave?: boolean
  /** True if this tab keeps the changes after the form's page is left: the draft counts as open here until it ends [DR-08]. */
  staysOpen?: boolean
  element: RefObject<HTMLElement | null>
}

/** Draft of a form: how it ends when the form is left, and how a dialog over the form adds its values. */
export interface KeptDraft extends KeptChanges {
  /** True while the form has changes, or a failed save of which a part was done. */
  isWanted: boolean
  noteDialog: (dialog: DialogDraft | null) => void
}

const NO_PARTS = {}
/** Interval of writes in milliseconds: a crash of the tab loses at most this much typing [DR-01]. */
const EVERY_MS = 600

/**
 * Keeps the contents of a form on disk [DR-01]: handed over at intervals while the user types, and at once when the page is hidden or the
 * form is left. When a save starts, the drafts' saga takes the contents itself.
 * @param restore puts recovered values into the form [DR-02]
 * @returns functions that end the draft when the form is left
 */
export const useDraft = <Values extends object>(form: DraftForm<Values>, restore: (values: Values) => void): KeptDraft => {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const status = useAppSelector(selectDraftStatus)
  const { id, values, runKey } = form
  const failed = useAppSelector(selectFailure, runKey) !== null
  const saving = useAppSelector(selectIsRunning, runKey)
  const rests = form.isSaved === true || (saving && form.isEditableInSave !== true)
  const isHalfDone = useAppSelector(selectIsHalfDone, runKey)
  /** A save that failed after a part of it was done keeps its draft even without changes: the draft holds the progress of the run [DR-03]. */
  const isWanted = form.isChanged || isHalfDone
  const half = useAppSelector(state => selectDraftNote(state, id)?.half ?? null)
  const parts = form.parts ?? NO_PARTS
  const latest = useRef({ ...form, isWanted })
  const dialog = useRef<DialogDraft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** Id of the last draft handed over; its write may be pending. */
  const handed = useRef<string | null>(null)
  /** Values last sent to be saved. */
  const sent = useRef<Values | null>(null)
  const wasSaving = useRef(false)
  /** Id of the draft that the user has discarded. */
  const dropped = useRef<string | null>(null)
  useLayoutEffect(() => {
    latest.current = { ...form, isWanted }
  })

  /** True if the draft is on disk, or its write is pending. */
  const isOnDisk = useCallback((id: string) => handed.current === id || selectIsKept(getState(), id), [getState])

  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }, [])

  /** Current draft of the form, for the saga to write. */
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
  useLayoutEffect(() => registerForm(runKey, { snapshot, contents: () => latest.current }), [runKey, snapshot])

  const handOver = useCallback(
    (wanted = latest.current.isWanted || dialog.current !== null) => {
      stop()
      const { id } = latest.current
      if (selectDraftStatus(getState()) !== 'ready' || dropped.current === id) return
      const draft = wanted ? snapshot() : null
      if (draft) dispatch(draftChanged(draft))
      else if (isOnDisk(id)) {
        handed.current = null
        dispatch(draftUndone({ id }))
      }
    },
    [dispatch, getState, isOnDisk, snapshot, stop],
  )
  /** Hands over pending changes now. */
  const flush = useCallback(() => {
    if (timer.current !== null) handOver()
  }, [handOver])

  useEffect(() => {
    if (rests || (saving && !wasSaving.current)) sent.current = values
    wasSaving.current = saving
    // Values already sent to be saved need no draft.
    if (status !== 'ready' || rests || (values === sent.current && !failed)) return stop()
    if (!isWanted && dialog.current === null) {
      stop()
      // A form without changes removes its draft at once, after recovered values have reached the fields.
      if (!saving && isOnDisk(id)) timer.current = setTimeout(handOver)
      return
    }
    timer.current ??= setTimeout(handOver, EVERY_MS)
  }, [status, saving, rests, failed, isWanted, id, values, parts, handOver, stop, isOnDisk])

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
      if (isOnDisk(id) && !latest.current.staysOpen) dispatch(formLeft({ id }))
    },
    [dispatch, flush, isOnDisk, id],
  )

  const recovered = useAppSelector(selectRecovered, id)
  const applied = useRef<object | null>(null)
  // Restores before the paint, and after the effects that reset the form.
  useLayoutEffect(() => {
    if (recovered === null || recovered === applied.current) return
    applied.current = recovered
    dialog.current = selectReopened(getState(), id)
    restore(recovered as Values)
  }, [recovered, restore, getState, id])

  const onRecovered = useEffectEvent(() => {
    // A dialog of the draft opens again, and takes the focus itself.
    if (form.element.current && recovered && dialog.current === null) focusChanged(form.element.current, form.opened, recovered)
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
  return {
    keep,
    discard,
    noteDialog,
    isWanted,
    isKept: useAppSelector(selectIsKept, id),
    half: failed && half && half.done.length > 0 ? half : null,
  }
}
