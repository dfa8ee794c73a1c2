import { createPart, usePart } from '@/ui/part'

const panel = createPart(() => import(/* webpackChunkName: "filtro" */ '@/kits/lists/tools/ColumnsPanel'))

/** Fetched when a pointer or the focus comes near. */
export const fetchColumns = () => void panel.load().catch(() => undefined)

export const OpenedColumns = (props: Parameters<Awaited<ReturnType<typeof panel.load>>['ColumnsPanel']>[0]) => {
  const part = usePart(panel)
  return part && <part.ColumnsPanel {...props} />
}
