import { Link } from 'react-router-dom'
import { BrandMark } from '@/app/frame/BrandMark'

interface BrandProps {
  /** Phones show the logo alone. */
  isBrief?: boolean
  onPress?: () => void
}

/** Logo and name, a link of the router to the home page [FR-02]. */
export const Brand = ({ isBrief = false, onPress }: BrandProps) => (
  <BrandMark isBrief={isBrief} link={brand => <Link to="/" {...brand} onClick={onPress} />} />
)
