import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface Caught {
  error: unknown;
  retry: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  Fallback?: ComponentType<Caught>;
  /** Element or render function. */
  fallback?: ReactNode | ((error: unknown) => ReactNode);
  onRetry?: (() => void) | undefined;
  /** A new value resets the boundary. */
  of?: unknown;
  /** Rethrows to the outer boundary. */
  passes?: ((error: unknown) => boolean) | undefined;
}

interface ErrorBoundaryState {
  /** Wrapped: undefined can be thrown too. */
  caught: { error: unknown } | undefined;
  of: unknown;
}

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
