import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { build, createServer, preview } from 'vite';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import { extensionsFolder } from './extensions.ts';
import { completeLicenses } from './licenses.ts';
import { emptyOutFolder, readStamp, writeStamp } from './out-folder.ts';
import { inRoot, root } from './paths.ts';
import { isRefused, isUpload, pathOf, securityHeaders } from './policy.ts';
import type { Origins } from './policy.ts';
import { keepsUnusedParts } from './unused-parts.ts';

const SOURCES = [
  'src',
  'generated',
  'public',
  'static',
  'index.html',
  'scripts/lib',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // The app shows its version.
  'openapi/admin.yaml',
];

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) yield* filesUnder(join(path, name));
}

function sourcesHash(mode: string, base: string): string {
  const hash = createHash('sha256').update(mode).update(base).update(String(keepsUnusedParts));
  for (const source of [...SOURCES.map((path) => inRoot(path)), extensionsFolder()]) {
    for (const file of filesUnder(source)) {
      hash.update(relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the app unless up to date.
 *
 * @param mode `test` adds the pseudo-language `zz`, `demo` has its store in a service worker
 * @param out absolute or relative to the project
 * @throws UserError when the folder holds anything but an earlier build
 */
export async function buildApp(
  mode: 'production' | 'test' | 'demo',
  {
    base = '/',
    out = mode === 'production' ? 'dist' : `dist-${mode}`,
    onBuild = (): void => undefined,
  } = {},
): Promise<{ outDir: string; built: boolean }> {
  // Another value would build the development files of packages.
  process.env['NODE_ENV'] = 'production';
  const outDir = resolve(root, out);
  const hash = sourcesHash(mode, base);
  if (readStamp(outDir) === hash) return { outDir, built: false };
  onBuild();
  emptyOutFolder(outDir);
  await build({ root, mode, base, logLevel: 'warn', build: { outDir, emptyOutDir: false } });
  completeLicenses(outDir);
  writeStamp(outDir, hash);
  return { outDir, built: true };
}

/** Origins. */
export interface Backend {
  admin: string;
  store: string;
  /** Uploads and the sandbox's messages. */
  files?: string;
  /** The mock's own calls. */
  mock?: string;
  /** A host or certificate of several names tells them by `Host`, which else is the app's. */
  isHosted?: boolean;
  /** Reuses connections; the server must keep idle ones for over a minute. */
  keepAlive?: boolean;
}

export const oneBackend = (url: string): Backend => ({ admin: url, store: url, files: url });

export function proxyTo(backend: Backend): Record<string, ProxyOptions> {
  const agent = new Agent({ keepAlive: true, timeout: 60_000 });
  const to = (target: string): ProxyOptions => ({
    target,
    changeOrigin: backend.isHosted ?? false,
    ...(backend.keepAlive ? { agent } : {}),
  });
  return {
    '/admin': to(backend.admin),
    '/store': to(backend.store),
    ...(backend.mock ? { '/__mock': to(backend.mock) } : {}),
    ...(backend.files ? { '/uploads': to(backend.files), '/sandbox': to(backend.files) } : {}),
  };
}

/** Replaces the build's `config.json`. */
const withConfig = (config: object): Plugin => ({
  name: 'config',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/config.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(config));
    });
  },
});

type Middleware = Connect.NextHandleFunction;

/**
 * Security policy of the example configurations, for all tests. The dev server needs its own scripts: there only
 * uploads get the headers.
 */
function withPolicy(origins: Origins): Plugin {
  const guard =
    (isGuarded: (path: string) => boolean): Middleware =>
    ({ method = 'GET', headers, url = '/' }, response, next) => {
      const path = pathOf(url);
      const { 'sec-fetch-site': site = '', 'sec-fetch-dest': use = '' } = headers;
      if (isRefused(path, { method, site, use })) {
        response.writeHead(403).end();
        return undefined;
      }
      if (!isGuarded(path)) return next();
      for (const [name, value] of Object.entries(securityHeaders(path, origins, method))) {
        response.setHeader(name, value);
      }
      return next();
    };
  return {
    name: 'policy',
    configurePreviewServer({ middlewares }) {
      middlewares.use(guard(() => true));
    },
    configureServer({ middlewares }) {
      middlewares.use(guard(isUpload));
    },
  };
}

/** Caches `assets/` (content hashes) like the example configurations, but never missing files. */
function keepAssets(outDir: string): Plugin {
  const assets = new Set(readdirSync(join(outDir, 'assets')));
  return {
    name: 'keep-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/assets/', ({ url = '' }, response, next) => {
        if (assets.has(url.slice(1))) {
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        }
        next();
      });
    },
  };
}

export interface Serving {
  url: string;
  stop(): Promise<void>;
}

/** Milliseconds; longer than any test idles. */
const KEEP_ALIVE = 120_000;

/**
 * Serves a build with the backend on the same origin (no CORS).
 *
 * @param config added to `config.json`
 * @param calls further origins the app may call
 */
export async function serveBuild(
  outDir: string,
  port: number,
  backend: Backend | undefined,
  config: object = {},
  calls: readonly string[] = [],
): Promise<Serving> {
  const files = backend?.files && new URL(backend.files).origin;
  const proxy = backend ? proxyTo(backend) : {};
  const server = await preview({
    root,
    logLevel: 'warn',
    plugins: [
      withPolicy({ files, calls }),
      withConfig({ backendUrl: '', ...config }),
      keepAssets(outDir),
    ],
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1', proxy, cors: false },
  });
  // Node closes idle connections after five seconds; a racing request fails.
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

export async function serveSources(port: number, backend: Backend): Promise<Serving> {
  const server = await createServer({
    root,
    mode: 'development',
    plugins: [withPolicy({})],
    server: { port, strictPort: true, host: '127.0.0.1', proxy: proxyTo(backend), cors: false },
  });
  await server.listen();
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
