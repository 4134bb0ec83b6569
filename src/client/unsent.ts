/** System calls before any byte is sent. */
const OPENING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/**
 * True if the connection never opened, per the error or its cause. Node only: browsers can't tell this from a lost
 * response.
 */
export function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Several addresses were tried.
  if (error instanceof AggregateError) return error.errors.every(isUnsent);
  return (
    ('syscall' in error && OPENING.has(error.syscall)) ||
    ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT') ||
    isUnsent(error.cause)
  );
}
