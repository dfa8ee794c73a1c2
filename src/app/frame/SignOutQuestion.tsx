import { createPart, usePart } from '@/ui/part'

// Few have drafts when they leave: nobody else loads it.
const dialog = createPart(() => import(/* webpackChunkName: "salir" */ '@/app/frame/SignOutDialog'))

/** Asks whoever signs out what becomes of their drafts [DR-07]. */
export const SignOutQuestion = ({ onClose }: { onClose: () => void }) => {
  const part = usePart(dialog)
  return part && <part.SignOutDialog onClose={onClose} />
}
