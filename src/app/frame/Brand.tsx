import { Link } from 'react-router-dom'
import { brandProps } from '@/app/frame/brandProps'

interface BrandProps {
  /** Phones show the logo alone. */
  isBrief?: boolean
  onPress?: () => void
}

/** Logo and name, a link of the router to the home page [FR-02]. */
export const Brand = ({ isBrief = false, onPress }: BrandProps) => <Link to="/" {...brandProps(isBrief)} onClick={onPress} />
