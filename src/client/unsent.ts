/** Steps before the first byte of a request goes out. */
const OPENING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/**
 * True when the connection could not even be opened, so that the server knows nothing of the call.
 * Node says so, in the error or in what caused it; a browser doesn't tell this from a lost answer.
 */
export function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Several addresses of one host were tried.
  if (error instanceof AggregateError) return error.errors.every(isUnsent);
  return (
    ('syscall' in error && OPENING.has(error.syscall)) ||
    ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT') ||
    isUnsent(error.cause)
  );
}
