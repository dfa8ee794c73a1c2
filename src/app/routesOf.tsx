import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Feature } from '@/store/feature'
import { joinSession } from '@/store/joinSession'

/** The routes of a feature. A screen that shows has its saga: nothing has to be fetched when somebody saves. */
export const routesOf = ({ screens, saga }: Feature): RouteObject[] =>
  Object.entries(screens).map(([path, load]) => {
    const Screen = lazy(async () => {
      const [component, work] = await Promise.all([load(), saga?.()])
      if (work) joinSession(work)
      return { default: component }
    })
    return { path, element: <Screen /> }
  })
