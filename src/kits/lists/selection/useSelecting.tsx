import { useState } from 'react'
import type { Selection } from '@/kits/lists/model/selection'
import type { ListTools } from '@/kits/lists/listTools'
import type { Bulk, SelectableList } from '@/kits/lists/selection/definition'
import type { ToolsProps } from '@/kits/lists/tools/tools'
import type { ListPageProps } from '@/ui/page/ListPage'
import type { Part } from '@/ui/part'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

/** What of a list's page is about selecting: all that it does comes with the tools [LS-05]. */
export const useSelecting = (
  bulk: Part<Bulk> | undefined,
  tools: ListTools | null,
  list: SelectableList,
): Pick<ListPageProps, 'selecting' | 'foot'> & Pick<ToolsProps, 'onSelect' | 'selected'> => {
  const [selection, setSelection] = useState<Selection | null>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const isPhone = useMediaQuery(PHONE)
  if (!bulk) return {}
  const state = { selection, setSelection, isAskedFor, setAskedFor }
  return {
    selecting: table => tools && tools.selectingOf(table, state, isPhone),
    foot: table => tools && <tools.Selected {...list} {...state} bulk={bulk} table={table} />,
    selected: selection?.ids,
    onSelect: () => setAskedFor(true),
  }
}
