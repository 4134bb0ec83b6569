type Headers = Readonly<Record<string, string>>;

export interface Origins {
  files?: string | undefined;
  calls?: readonly string[];
}

const list = (...sources: (string | undefined)[]): string => sources.filter(Boolean).join(' ');

/** Same as in `docs/deploy/`. */
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

export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Normalized path, without query. */
export const pathOf = (address: string): string =>
  URL.parse(`http://localhost${address}`)?.pathname ?? '/';

export const isUpload = (path: string): boolean => path.startsWith('/uploads/');

/**
 * Refused in `docs/deploy/` as coming from another site: a write, or an upload loaded as a script.
 *
 * @param path with leading slash
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

export const COMMON_HEADERS: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Uploads and the store API are for shops. */
export const RESOURCE_HEADERS: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Signing out clears cached files of the store. */
export const SIGN_OUT_HEADERS: Headers = { 'Clear-Site-Data': '"cache"' };

/**
 * Same as in `docs/deploy/`.
 *
 * @param path with leading slash
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
