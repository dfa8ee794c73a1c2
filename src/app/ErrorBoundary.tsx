import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Renders the replacement after an error. */
  broken: (error: unknown) => ReactNode
}

/** Shows a replacement when rendering fails, above all for a chunk that could not be loaded, instead of an empty page. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('desconocido') }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.broken(this.state.error)
  }
}
