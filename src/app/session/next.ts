import { HOME, paths } from '../paths.ts';

/**
 * The page to return to after signing in. Only a path of this app is followed, never another origin.
 *
 * @param next what `?next=` says
 */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\s]/.test(next)) return HOME;
  const url = new URL(next, 'http://app.invalid');
  const isOurs = url.origin === 'http://app.invalid' && /^\/a(?:\/|$)/u.test(url.pathname);
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : HOME;
}

/** The sign-in page that leads back to a page. */
export function loginPath(from: { pathname: string; search: string }): string {
  const here = `${from.pathname}${from.search}`;
  return here === '/' || here === HOME
    ? paths.login()
    : `${paths.login()}?next=${encodeURIComponent(here)}`;
}
