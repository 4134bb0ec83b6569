/** What a link from a message says about itself. The server decides whether it is true. */
export interface LinkToken {
  /** Whom it was sent to. */
  email: string | undefined;
  /** It names an end, and that has passed. */
  isExpired: boolean;
  /** Something of it is missing or garbled, so no server can accept it. */
  isBroken: boolean;
}

/** What a link from a message carries. */
export interface LinkSecret {
  token: string;
  /** The server needs it where the token doesn't name its user. */
  email: string | undefined;
}

/**
 * Finds what the link to a page carries: `static/boot.js` has put it into the location's state, so that it stands in no
 * address; without it the address still holds it.
 *
 * @param state  the location's state
 * @param params the location's query
 * @returns undefined without a token
 */
export function readLinkSecret(state: unknown, params: URLSearchParams): LinkSecret | undefined {
  const link: unknown =
    typeof state === 'object' && state !== null && 'link' in state ? state.link : undefined;
  const kept = (typeof link === 'object' && link ? link : {}) as Record<string, unknown>;
  const find = (name: string): string | undefined => {
    const value = kept[name] ?? params.get(name);
    return typeof value === 'string' && value ? value : undefined;
  };
  const token = find('token');
  return token === undefined ? undefined : { token, email: find('email') };
}

/** How long the signature of a token is, by its algorithm: shorter means cut off. */
const SIGNATURE_LENGTHS: Readonly<Record<string, number>> = { HS256: 43, HS384: 64, HS512: 86 };

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const text = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the token of a reset or invite link as far as it can be read. The server makes both as signed
 * JSON (JWT), so one that isn't has lost something on its way, mostly its end.
 *
 * @param now milliseconds since 1970
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
