/** Headers of the answers to one kind of address. */
type Headers = Readonly<Record<string, string>>;

/** Origins beside the app's own. */
export interface Origins {
  /** Of pictures and files of the store. */
  files?: string | undefined;
  /** Of what the app may call. */
  calls?: readonly string[];
}

const list = (...sources: (string | undefined)[]): string => sources.filter(Boolean).join(' ');

/** The security policy of the app's own files; the same as in `docs/deploy/`. */
export const appPolicy = ({ files, calls = [] }: Origins = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    list("img-src 'self' data: blob:", files),
    list("connect-src 'self'", files, ...calls),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

/** What was uploaded is no page of the app. */
export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The path that a server takes a request's address for, without `..` and what follows `?`. */
export const pathOf = (address: string): string => new URL(`http://localhost${address}`).pathname;

/** Whether an address is that of a file that was uploaded to the store. */
export const isUpload = (path: string): boolean => path.startsWith('/uploads/');

/**
 * Whether a request is one that the example configurations of `docs/deploy/` refuse, because a page of somebody else
 * made it: a call that changes something, or an upload asked for as a script.
 *
 * @param path with its leading slash
 */
export function isRefused(
  path: string,
  { method = 'GET', site = '', use = '' }: { method?: string; site?: string; use?: string },
): boolean {
  const changes = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  return (
    (changes && /^(?:cross|same)-site$/.test(site)) ||
    (isUpload(path) && /script|worker|worklet/.test(use))
  );
}

/** Headers of every answer. */
export const COMMON_HEADERS: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Pages elsewhere can't load the app's files; uploads and the store API are meant for shops. */
export const RESOURCE_HEADERS: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** With the answer to signing out: pictures and files of the store leave the browser's cache. */
export const SIGN_OUT_HEADERS: Headers = { 'Clear-Site-Data': '"cache"' };

/**
 * The headers of an answer, as the example configurations of `docs/deploy/` have them.
 *
 * @param path with its leading slash
 */
export function securityHeaders(path: string, origins?: Origins, method = 'GET'): Headers {
  const isForShops = isUpload(path) || path.startsWith('/store/');
  return {
    'Content-Security-Policy': isUpload(path) ? UPLOAD_POLICY : appPolicy(origins),
    ...COMMON_HEADERS,
    ...(isForShops ? {} : RESOURCE_HEADERS),
    ...(method === 'DELETE' && path === '/admin/auth' ? SIGN_OUT_HEADERS : {}),
  };
}
