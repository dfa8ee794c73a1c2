import type { ReactNode } from 'react'
import { popoverLook } from '@/ui/choices/popoverLook'

/** Text of an option or of a menu entry. */
export const OptionText = ({ children }: { children: ReactNode }) => <span className={popoverLook('text')}>{children}</span>

/** Grey text behind the text of an option. */
export const OptionDetail = ({ children }: { children: ReactNode }) => <span className={popoverLook('detail')}>{children}</span>

/** Heading above the options. */
export const OptionHeading = ({ children }: { children: ReactNode }) => <p className={popoverLook('heading')}>{children}</p>
