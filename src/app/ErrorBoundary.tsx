import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Renders the replacement after an error. */
  broken: (error: unknown) => ReactNode
}

/** Keeps what breaks below it, a part of the application that could not be fetched above all, from leaving an empty page. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('desconocido') }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.broken(this.state.error)
  }
}
