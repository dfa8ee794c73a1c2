import { useNavigate } from 'react-router-dom'
import type { RecordLink } from '@/kits/history/model/recordLink'

/** Goes to where a record is edited. */
export const useOpenRecord = () => {
  const navigate = useNavigate()
  return ({ to, state }: RecordLink) => void navigate(to, { state })
}
