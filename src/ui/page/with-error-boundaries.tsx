import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { SafePart } from '../states/failures.tsx';

/** Gives each child an error boundary. */
export function withErrorBoundaries(content: ReactNode): ReactNode {
  const parts = isValidElement<{ children: ReactNode }>(content) && content.type === Fragment;
  return Children.map(parts ? content.props.children : content, (part) => (
    <SafePart>{part}</SafePart>
  ));
}
