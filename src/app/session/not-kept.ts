import { config } from '../config/config.ts';

/**
 * Why a browser doesn't send a session along that has just begun:
 * - `blocked`: it keeps no cookies of this page
 * - `insecure`: the page came over http, and the server gives its cookie over https only
 * - `otherSite`: the server is on another site, whose cookies browsers refuse unless all is set up for it
 * - `unknown`: the cookie didn't come; mostly a proxy that doesn't tell the server about https
 */
export type NotKeptReason = 'blocked' | 'insecure' | 'otherSite' | 'unknown';

/** The server accepted the password, but the browser doesn't keep the session. */
export class NotKept extends Error {
  readonly reason: NotKeptReason;

  constructor(reason: NotKeptReason, options?: ErrorOptions) {
    super('The session is not kept', options);
    this.name = 'NotKept';
    this.reason = reason;
  }
}

/** What the reason can be told from. */
export interface Circumstances {
  /** Of the app's page. */
  page: Pick<URL, 'protocol' | 'hostname'>;
  /** Of the store's server. */
  server: Pick<URL, 'protocol' | 'hostname'>;
  keepsCookies: boolean;
}

/** The likeliest reason; one that the user can fix comes first. */
export function notKeptReason({ page, server, keepsCookies }: Circumstances): NotKeptReason {
  if (!keepsCookies) return 'blocked';
  if (server.protocol === 'http:') return 'insecure';
  return siteOf(page.hostname) === siteOf(server.hostname) ? 'unknown' : 'otherSite';
}

/** Nearly the site: the last two parts of a name. */
function siteOf(hostname: string): string {
  return /^[\d.:[\]a-f]+$/i.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}

/** Why this browser doesn't keep the session with this server. */
export function whyNotKept(): NotKeptReason {
  const page = new URL(window.location.href);
  return notKeptReason({
    page,
    server: new URL(config().backendUrl || '/', page),
    keepsCookies: navigator.cookieEnabled,
  });
}

/** The name of the store's server, to tell which one it is about. */
export const serverName = (): string =>
  new URL(config().backendUrl || '/', window.location.href).hostname;
