import { HOME, paths } from '../paths.ts';
import { startPath } from '../preferences/start-page.ts';

/**
 * Returns the page after sign-in; never another origin.
 *
 * @param next value of `?next=`
 */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\s]/.test(next)) return HOME;
  const url = new URL(next, 'http://app.invalid');
  const isOurs = url.origin === 'http://app.invalid' && /^\/a(?:\/|$)/u.test(url.pathname);
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : HOME;
}

export function loginPath(from: { pathname: string; search: string }): string {
  const here = `${from.pathname}${from.search}`;
  return ['/', HOME, startPath()].includes(here)
    ? paths.login()
    : `${paths.login()}?next=${encodeURIComponent(here)}`;
}
