import { config } from '../config/config.ts';

/**
 * Likely cause of a missing session cookie:
 * - `blocked`: cookies are off
 * - `insecure`: http page; the cookie is https only
 * - `otherSite`: third-party cookies
 * - `unknown`: mostly a proxy that hides https from the server
 */
export type MissingCookieReason = 'blocked' | 'insecure' | 'otherSite' | 'unknown';

/** The password was accepted, but no cookie came back. */
export class MissingCookieError extends Error {
  readonly reason: MissingCookieReason;

  constructor(reason: MissingCookieReason, options?: ErrorOptions) {
    super('The session cookie is missing', options);
    this.name = 'MissingCookieError';
    this.reason = reason;
  }
}

export interface Circumstances {
  page: Pick<URL, 'protocol' | 'hostname'>;
  server: Pick<URL, 'protocol' | 'hostname'>;
  cookieEnabled: boolean;
}

/** User-fixable causes first. */
export function missingCookieReason({
  page,
  server,
  cookieEnabled,
}: Circumstances): MissingCookieReason {
  if (!cookieEnabled) return 'blocked';
  if (server.protocol === 'http:') return 'insecure';
  return siteOf(page.hostname) === siteOf(server.hostname) ? 'unknown' : 'otherSite';
}

/** Approximation: the last two labels. */
function siteOf(hostname: string): string {
  return /^[\d.:[\]a-f]+$/i.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}

export function whyCookieIsMissing(): MissingCookieReason {
  const page = new URL(window.location.href);
  return missingCookieReason({
    page,
    server: new URL(config().backendUrl || '/', page),
    cookieEnabled: navigator.cookieEnabled,
  });
}

export const serverName = (): string =>
  new URL(config().backendUrl || '/', window.location.href).hostname;
