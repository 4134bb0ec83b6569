import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface Caught {
  error: unknown;
  /** Draws the content anew. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in its place. */
  Fallback?: ComponentType<Caught>;
  /** The same as an element, or as what is drawn from the error. */
  fallback?: ReactNode | ((error: unknown) => ReactNode);
  onRetry?: (() => void) | undefined;
  /** What is drawn: when another takes its place, it is tried anew. */
  of?: unknown;
  /** Whether what failed is none of this part's business and goes on to the boundary around it. */
  passes?: ((error: unknown) => boolean) | undefined;
}

interface ErrorBoundaryState {
  /** Wrapped, because anything can be thrown, also undefined. */
  caught: { error: unknown } | undefined;
  of: unknown;
}

/** Catches what fails while its content is drawn, and draws something else instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: undefined, of: this.props.of };

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'caught'> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { of }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return state.of === of ? null : { caught: undefined, of };
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ caught: undefined });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    const { children, Fallback, fallback, passes } = this.props;
    if (!caught) return children;
    if (passes?.(caught.error)) throw caught.error;
    if (typeof fallback === 'function') return fallback(caught.error);
    if (fallback !== undefined || !Fallback) return fallback;
    return <Fallback error={caught.error} retry={this.retry} />;
  }
}
