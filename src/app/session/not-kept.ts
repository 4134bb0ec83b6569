import { config } from '../config/config.ts';

/**
 * Likely cause of a missing session cookie:
 * - `blocked`: cookies are off
 * - `insecure`: http page; the cookie is https only
 * - `otherSite`: third-party cookies
 * - `unknown`: mostly a proxy that hides https from the server
 */
export type NotKeptReason = 'blocked' | 'insecure' | 'otherSite' | 'unknown';

/** The password was accepted, but no cookie came back. */
export class NotKept extends Error {
  readonly reason: NotKeptReason;

  constructor(reason: NotKeptReason, options?: ErrorOptions) {
    super('The session is not kept', options);
    this.name = 'NotKept';
    this.reason = reason;
  }
}

export interface Circumstances {
  page: Pick<URL, 'protocol' | 'hostname'>;
  server: Pick<URL, 'protocol' | 'hostname'>;
  keepsCookies: boolean;
}

/** User-fixable causes first. */
export function notKeptReason({ page, server, keepsCookies }: Circumstances): NotKeptReason {
  if (!keepsCookies) return 'blocked';
  if (server.protocol === 'http:') return 'insecure';
  return siteOf(page.hostname) === siteOf(server.hostname) ? 'unknown' : 'otherSite';
}

/** Approximation: the last two labels. */
function siteOf(hostname: string): string {
  return /^[\d.:[\]a-f]+$/i.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}

export function whyNotKept(): NotKeptReason {
  const page = new URL(window.location.href);
  return notKeptReason({
    page,
    server: new URL(config().backendUrl || '/', page),
    keepsCookies: navigator.cookieEnabled,
  });
}

export const serverName = (): string =>
  new URL(config().backendUrl || '/', window.location.href).hostname;
