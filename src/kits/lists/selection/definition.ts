import type { Action } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Noun } from '@/shared/resources/names'
import type { Saga } from '@/store/effects'
import type { BulkChange } from '@/kits/lists/store/runs'
import type { ListPageProps } from '@/ui/page/ListPage'
import type { IconName } from '@/ui/buttons/icons'
import type { LazyPart } from '@/ui/lazyPart'
import type { RootState } from '@/store/rootState'

/** Props of the confirmation before a run, also for a feature's own dialog. */
export interface BulkQuestionProps {
  bulk: Bulk
  action: BulkAction
  /** Selected ids. */
  ids: readonly number[]
  nameOf: (id: number) => string
  onClose: () => void
  /** Starts the run for the ids that need the change. */
  onConfirm: (change: BulkChange, ids: readonly number[]) => void
}

/**
 * Action on a selection: its look, its confirmation, its texts and its work. Spanish phrases are complete, never composed of stems [ER-02].
 */
export interface BulkAction {
  key: string
  /** Label in the bar. */
  label: string
  /** Label of the bar's menu that contains this action, if there is one. */
  menu?: string
  /** Colour of its buttons; no effect on the work. */
  tone?: 'danger'
  /** Title of the confirmation, about "12 productos acabados". */
  title: (what: string, count: number) => string
  text: (count: number) => string
  /** Sentence about the records that need no change. */
  already?: (count: number) => string
  /** Label of the confirming button, with the number of records to change. */
  button: (count: number) => string
  /** Progress, for example "Desactivando". */
  running: string
  /** Infinitive for failures, for example "desactivar". */
  verb: string
  /** Participle for the result, for example "desactivados", by its ending. */
  done: (ending: string) => string
  /** Change to write; a dialog adds the user's choice. */
  change: BulkChange
  /** Applies the change to one record. */
  run: (id: number, change: BulkChange) => Saga
  /** Reason of a failure when the response has none. */
  fallback: string
  /** True if the confirmation first looks up the records in use, and excludes them [LS-10]. */
  asksUses?: true
  /** Dialog that replaces the plain confirmation, for actions that need a choice or a lookup first. */
  dialog?: LazyPart<{ Question: ComponentType<BulkQuestionProps> }>
}

/** Page for the selected records. It changes no data, so that it needs no confirmation [FT-01]. */
export interface SelectionPage {
  label: string
  icon: IconName
  /** Maximum number of selected records; `tooMany` is the text for a larger selection. */
  most: number
  tooMany: string
  pathOf: (ids: readonly number[]) => string
}

/** Columns, links and callback by which the records of a list are named and opened. */
export interface SelectableList {
  columns: ListPageProps['columns']
  onOpen: ListPageProps['onOpen'] | undefined
  hrefOf: ListPageProps['hrefOf'] | undefined
}

/** Bulk actions of a list [LS-05]. */
export interface Bulk {
  /** Key of the list's runs: "productos/a". */
  place: string
  /** Resource in the API whose records others may refer to [LS-10]. */
  tipo?: string
  noun: Noun
  actions: readonly BulkAction[]
  /** Page of the selection; its button precedes the action that deletes. */
  page?: SelectionPage
  /** Ids of the records that the change would alter; the others have its value already. */
  pendingIn: (root: RootState, ids: readonly number[], change: BulkChange) => readonly number[]
  /** Action that reloads the list: after a run, or once the user has closed its failures. */
  reload: () => Action
}
