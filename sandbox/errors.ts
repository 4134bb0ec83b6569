/** A failure the user can fix; the message says how. */
export class SandboxError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SandboxError';
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Turns a system error into a SandboxError with advice where possible. */
export function explainSystemError(error: unknown): unknown {
  if (error instanceof SandboxError || !(error instanceof Error)) return error;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new SandboxError(
      `The sandbox may not write to ${path ?? 'its folder'}. Give this user access to it, or ` +
        'choose another folder for the data with --data.',
      { cause: error },
    );
  }
  if (code === 'ENOSPC') {
    return new SandboxError('The disk is full: the sandbox needs about 600 MB.', { cause: error });
  }
  return error;
}
