import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, createServer, preview } from 'vite';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import { completeLicenses } from './licenses.ts';
import { emptyOutFolder, readStamp, writeStamp } from './out-folder.ts';
import { inRoot, root } from './paths.ts';
import { isRefused, isUpload, pathOf, securityHeaders } from './policy.ts';
import type { Origins } from './policy.ts';

/** Everything that the built app depends on. */
const SOURCES = [
  'src',
  'generated',
  'public',
  'static',
  'index.html',
  'scripts/lib',
  'vite.config.ts',
  'package-lock.json',
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
  const hash = createHash('sha256').update(mode).update(base);
  for (const source of SOURCES) {
    for (const file of filesUnder(inRoot(source))) {
      hash.update(relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the app unless the last build was made from the same sources.
 *
 * @param mode `production`, or `test`, which also has the pseudo-language `zz`.
 * @param base the path under which the app is served
 * @param out  the folder of the build, absolute or under the project's
 * @returns the folder of the build, and whether it had to be built.
 * @throws UserError when the folder holds anything but an earlier build
 */
export async function buildApp(
  mode: 'production' | 'test',
  { base = '/', out = mode === 'production' ? 'dist' : 'dist-test' } = {},
): Promise<{ outDir: string; built: boolean }> {
  const outDir = resolve(root, out);
  const hash = sourcesHash(mode, base);
  if (readStamp(outDir) === hash) return { outDir, built: false };
  emptyOutFolder(outDir);
  await build({ root, mode, base, logLevel: 'warn', build: { outDir, emptyOutDir: false } });
  completeLicenses(outDir);
  writeStamp(outDir, hash);
  return { outDir, built: true };
}

/** Where the app's calls go; each is the origin of a server. */
export interface Backend {
  admin: string;
  store: string;
  /** The server of uploads and of the sandbox's messages; a mock has none. */
  files?: string;
}

/** One server for everything. */
export const oneBackend = (url: string): Backend => ({ admin: url, store: url, files: url });

function proxyTo(backend: Backend): Record<string, ProxyOptions> {
  return {
    '/admin': { target: backend.admin },
    '/store': { target: backend.store },
    ...(backend.files
      ? { '/uploads': { target: backend.files }, '/sandbox': { target: backend.files } }
      : {}),
  };
}

/** Serves another `config.json` than the build's own. */
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
 * Answers under the security policy of the example configurations, so that all tests run under it: whatever is uploaded
 * to a store runs nowhere, and pages of other sites change nothing. While sources are served, which need scripts of the
 * tool that serves them, only uploads have the headers.
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

/**
 * Lets the browser keep what is under `assets/`, whose names change with their content, as the example configurations
 * do. A file that isn't there is never kept.
 */
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

/** Milliseconds: longer than any test leaves a page alone. */
const KEEP_ALIVE = 120_000;

/**
 * Serves a build on loopback, with the backend behind the same origin, so that no CORS is needed.
 *
 * @param config what `config.json` says beside the usual
 * @param calls  other origins that the app may call
 */
export async function serveBuild(
  outDir: string,
  port: number,
  backend: Backend,
  config: object = {},
  calls: readonly string[] = [],
): Promise<Serving> {
  const files = backend.files && new URL(backend.files).origin;
  const server = await preview({
    root,
    logLevel: 'warn',
    plugins: [
      withPolicy({ files, calls }),
      withConfig({ backendUrl: '', ...config }),
      keepAssets(outDir),
    ],
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1', proxy: proxyTo(backend), cors: false },
  });
  // A call that begins while an idle connection is being closed fails: after five seconds, unless told.
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

/** Serves the sources with hot reloading, with the backend behind the same origin. */
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
