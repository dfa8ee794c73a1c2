import { useState } from 'react'
import type { Selection } from '@/kits/lists/model/selection'
import type { Bulk, SelectableList } from '@/kits/lists/selection/definition'
import { Selected } from '@/kits/lists/selection/Selected'
import { selectingOf } from '@/kits/lists/selection/selectingOf'
import type { ToolsProps } from '@/kits/lists/tools/tools'
import type { ListPageProps } from '@/ui/page/ListPage'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'

/** Selection props of a list page; none for a list without bulk actions [LS-05]. */
export const useSelecting = (
  bulk: Bulk | undefined,
  list: SelectableList,
): Pick<ListPageProps, 'selecting' | 'foot'> & Pick<ToolsProps, 'onSelect' | 'selected'> => {
  const [selection, setSelection] = useState<Selection | null>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const isPhone = useMediaQuery(PHONE)
  if (!bulk) return {}
  const state = { selection, setSelection, isAskedFor, setAskedFor }
  return {
    selecting: table => selectingOf(table, state, isPhone),
    foot: table => <Selected {...list} {...state} bulk={bulk} table={table} />,
    selected: selection?.ids,
    onSelect: () => setAskedFor(true),
  }
}
