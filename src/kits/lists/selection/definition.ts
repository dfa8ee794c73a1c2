import type { Action } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Noun } from '@/shared/resources/names'
import type { Saga } from '@/store/effects'
import type { Change } from '@/kits/lists/store/runs'
import type { ListPageProps } from '@/ui/page/ListPage'
import type { IconName } from '@/ui/buttons/icons'
import type { LazyPart } from '@/ui/lazyPart'
import type { RootState } from '@/store/rootState'

/** What is asked before a run, and what a dialog of a feature is given to ask. */
export interface BulkQuestionProps {
  bulk: Bulk
  action: BulkAction
  /** All that is selected. */
  ids: readonly number[]
  nameOf: (id: number) => string
  onClose: () => void
  /** Starts the run, over those that are left to be done. */
  onConfirm: (change: Change, ids: readonly number[]) => void
}

/** Action on a selection: its look, its question, all its words and its work. Spanish is written out, never put together of stems [ER-02]. */
export interface BulkAction {
  key: string
  /** In the bar. */
  label: string
  /** Of the bar, which holds several actions. */
  menu?: string
  /** Colours its buttons, and says nothing of what it does. */
  tone?: 'danger'
  /** Says what is asked, of "12 productos acabados". */
  title: (what: string, count: number) => string
  text: (count: number) => string
  /** Of those that are so already. */
  already?: (count: number) => string
  /** Said of those that it changes. */
  button: (count: number) => string
  /** "Desactivando" */
  running: string
  /** "desactivar": they could not be … */
  verb: string
  /** "desactivados", by the ending of what was worked on. */
  done: (ending: string) => string
  /** What it writes; a dialog of its own adds what was chosen. */
  change: Change
  /** Does it to one record. */
  run: (id: number, change: Change) => Saga
  /** Why a record could not be worked on, where the answer does not say. */
  fallback: string
  /** Its question looks up first what uses the records, and leaves those out [LS-10]. */
  asksUses?: true
  /** Asks in place of the plain question: for what has to be chosen, or looked up before. */
  dialog?: LazyPart<{ Question: ComponentType<BulkQuestionProps> }>
}

/** Page of what is selected. It changes nothing: no question is asked [FT-01]. */
export interface SelectionPage {
  label: string
  icon: IconName
  /** Largest selection that it shows, and what is said of a larger one. */
  most: number
  tooMany: string
  pathOf: (ids: readonly number[]) => string
}

/** What is to be known of a list to tell which of its records is meant, and to open it. */
export interface SelectableList {
  columns: ListPageProps['columns']
  onOpen: ListPageProps['onOpen'] | undefined
  hrefOf: ListPageProps['hrefOf'] | undefined
}

/** What can be done to the selection of a list [LS-05]. */
export interface Bulk {
  /** Names the list where its runs are kept: "productos/a". */
  place: string
  /** The resource, as the API calls it, whose records others may refer to [LS-10]. */
  tipo?: string
  noun: Noun
  actions: readonly BulkAction[]
  /** Stands before the action that deletes. */
  page?: SelectionPage
  /** Those that it would change; the others are so already. */
  pendingIn: (root: RootState, ids: readonly number[], change: Change) => readonly number[]
  /** Asks for what brings the list up to date: after a run, once what went wrong was read. */
  reload: () => Action
}
