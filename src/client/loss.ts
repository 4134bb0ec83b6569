import type { NoAnswer } from './types.ts';
import { isUnsent } from './unsent.ts';

/**
 * Captures the network state before sending: without a network, nothing was sent. Sends anyway, since local servers
 * need no network. Only browsers know the state.
 */
export function startLoss(): (cause?: unknown) => NoAnswer {
  const isOffline = typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
  return (cause) =>
    isOffline
      ? { kind: 'offline', sent: false, cause }
      : { kind: 'network', sent: !isUnsent(cause), cause };
}
