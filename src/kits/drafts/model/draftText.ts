import { isWhole, type Draft } from '@/kits/drafts/model/draft'

/** Draft shown as text. */
export interface DraftText {
  id: string
  /** Name of the record; null for a draft that fits no form. */
  name: string | null
  text: string
}

const changedIn = (opened: object, now: object): object => {
  const before: Partial<Record<string, unknown>> = { ...opened }
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])))
}

/** Draft as text: its changes as JSON; for a draft that fits no form the whole draft, without a name. */
export const textOf = (draft: Draft): DraftText => {
  const { id, name, content } = draft
  if (!isWhole(draft)) return { id, name: null, text: JSON.stringify(draft, null, 2) }
  const { opened, values, openedParts, parts, dialog } = content
  const changes = {
    ...changedIn(opened, values),
    ...changedIn(openedParts, parts),
    ...(dialog && { [dialog.title]: dialog.values }),
  }
  return { id, name, text: JSON.stringify(changes, null, 2) }
}
