import type { Action } from '@reduxjs/toolkit'
import { useLocation, useNavigate } from 'react-router-dom'
import { RecordPager, type PagedList } from '@/kits/forms/pager/RecordPager'
import { isOutOf, outOf } from '@/kits/lists/store/slice'
import type { FormState } from '@/store/screens/form'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/rootState'

type OpenedForm = Pick<FormState, 'formId' | 'locale'>

/** List whose records have addresses, and their screen. */
export interface PagedPages<R extends { id: number }> extends PagedList<R> {
  pathOf: (id: number) => string
  selectScreen(root: RootState): OpenedForm
  localeChosen(form: OpenedForm): Action
}

interface PagePagerProps<R extends { id: number }> {
  pages: PagedPages<R>
  id: number
  /** The record is still loading: its sections cannot be scrolled to. */
  isLoading?: boolean
}

/** Pager of a page; none for a page opened by a link, even of a record in the last list. */
export const PagePager = <R extends { id: number }>({ pages, id, isLoading = false }: PagePagerProps<R>) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const { key, pathOf, selectScreen, localeChosen } = pages
  const { formId, locale } = useAppSelector(selectScreen)
  if (!isOutOf(location.state, key)) return null
  return (
    <RecordPager
      list={pages}
      id={id}
      locale={locale}
      onLocale={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
      onTurn={to => void navigate(pathOf(to), { state: outOf(key) })}
      isLoading={isLoading}
    />
  )
}
