import { isRecord } from '#ui/format/guards.ts';

/** Unverified token contents. */
export interface LinkToken {
  email: string | undefined;
  /** False without an expiry. */
  isExpired: boolean;
  /** Truncated or garbled. */
  isBroken: boolean;
}

export interface LinkSecret {
  token: string;
  /** Required if the token names no user. */
  email: string | undefined;
}

/** Reads the location's state, where `static/boot.js` moves it to keep it out of URLs; else the query. */
export function readLinkSecret(state: unknown, params: URLSearchParams): LinkSecret | undefined {
  const link = isRecord(state) ? state.link : undefined;
  const kept: Record<string, unknown> = isRecord(link) ? link : {};
  const find = (name: string): string | undefined => {
    const value = kept[name] ?? params.get(name);
    return typeof value === 'string' && value ? value : undefined;
  };
  const token = find('token');
  return token === undefined ? undefined : { token, email: find('email') };
}

/** Base64url length by algorithm; shorter means truncated. */
const SIGNATURE_LENGTHS: Readonly<Record<string, number>> = { HS256: 43, HS384: 64, HS512: 86 };

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const text = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a JWT without verifying it.
 *
 * @param now epoch milliseconds
 */
export function readLinkToken(token: string, now: number): LinkToken {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = decode(head);
  const payload = decode(body);
  const { email, user_email: invited, exp } = payload ?? {};
  const { [String(header?.alg)]: length = signature.length } = SIGNATURE_LENGTHS;
  const isWhole = signature.length === length && /^[\w-]+$/.test(signature) && rest.length === 0;
  const address = typeof email === 'string' ? email : invited;
  return {
    email: typeof address === 'string' ? address : undefined,
    isExpired: typeof exp === 'number' && exp * 1000 <= now,
    isBroken: !header || !payload || !isWhole,
  };
}
