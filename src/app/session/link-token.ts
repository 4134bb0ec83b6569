/** What a link from a message says about itself. The server decides whether it is true. */
export interface LinkToken {
  /** Whom it was sent to. */
  email: string | undefined;
  /** It names an end, and that has passed. */
  isExpired: boolean;
}

function payloadOf(token: string): Record<string, unknown> {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Reads the token of a reset or invite link as far as it can be read.
 *
 * @param now milliseconds since 1970
 */
export function readLinkToken(token: string, now: number): LinkToken {
  const { email, user_email: invited, exp } = payloadOf(token);
  const address = typeof email === 'string' ? email : invited;
  return {
    email: typeof address === 'string' ? address : undefined,
    isExpired: typeof exp === 'number' && exp * 1000 <= now,
  };
}
