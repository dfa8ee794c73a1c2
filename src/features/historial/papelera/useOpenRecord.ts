import { useNavigate } from 'react-router-dom'
import type { RecordLink } from '@/kits/history/model/recordLink'

/** Returns a function that opens a record's form. */
export const useOpenRecord = () => {
  const navigate = useNavigate()
  return ({ to, state }: RecordLink) => void navigate(to, { state })
}
