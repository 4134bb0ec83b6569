import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface Caught {
  error: unknown;
  /** Draws the content anew. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  Fallback: ComponentType<Caught>;
  /** Stands in its place instead, whatever failed. */
  fallback?: ReactNode;
  onRetry?: (() => void) | undefined;
}

interface ErrorBoundaryState {
  /** Wrapped, because anything can be thrown, also undefined. */
  caught: { error: unknown } | undefined;
}

/** Catches what fails while its content is drawn, and draws something else instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ caught: undefined });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    const { children, Fallback, fallback } = this.props;
    if (!caught) return children;
    if (fallback !== undefined) return fallback;
    return <Fallback error={caught.error} retry={this.retry} />;
  }
}
