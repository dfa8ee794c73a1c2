import type { ReactNode } from 'react'
import { brandProps } from '@/app/frame/brandProps'
import { FrameGrid } from '@/app/frame/FrameGrid'
import { TopBar } from '@/app/frame/TopBar'
import { useFocusKeeper } from '@/app/frame/focusKeeper'

/** Frame of the public pages: the bar alone. Works without the router, which is loaded after the sign-in. */
export const PublicLayout = ({ children }: { children: ReactNode }) => {
  useFocusKeeper()
  return (
    <FrameGrid menu="none" around={<TopBar brand={<a href="/" {...brandProps(true)} />} />}>
      {children}
    </FrameGrid>
  )
}
