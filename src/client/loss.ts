import type { NoAnswer } from './types.ts';
import { isUnsent } from './unsent.ts';

/**
 * Begun before a request is sent, it says afterwards what it means that no answer came. Without a network nothing has
 * left the device. It is tried in any case: a server on the device itself can be reached without one. Only browsers
 * know whether there is a network.
 */
export function startLoss(): (cause?: unknown) => NoAnswer {
  const isOffline = typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
  return (cause) =>
    isOffline
      ? { kind: 'offline', sent: false, cause }
      : { kind: 'network', sent: !isUnsent(cause), cause };
}
