import { useSelector } from 'react-redux'

/** `useSelector` for selectors with arguments; what state they read is theirs to say, since no floor below the app knows the whole. */
export const useSelect = <S, Args extends unknown[], R>(selector: (state: S, ...args: Args) => R, ...args: Args): R =>
  useSelector((state: S) => selector(state, ...args))
