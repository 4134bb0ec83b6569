import { readFileSync, readdirSync } from 'node:fs';
import { Agent, createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../lib/port.ts';
import { BACKEND } from './build.ts';

interface Site {
  url: string;
  stop: () => Promise<void>;
}

interface File {
  body: Buffer;
  headers: Record<string, string>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

const STORE = /^\/(?:admin|store|uploads)\//;

/** Scripts of the v1 admin contain the store's address, ours read it. @param backend empty on the site's origin */
function contentOf(path: string, file: string, backend: string): Buffer {
  if (path === '/config.json') return Buffer.from(JSON.stringify({ backendUrl: backend }));
  const content = readFileSync(file);
  if (!path.endsWith('.js') || !content.includes(BACKEND)) return content;
  return Buffer.from(content.toString().replaceAll(BACKEND, `${backend}/`));
}

/** Gzip, since the goals count that. */
function readBuild(folder: string, backend: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const type = TYPES[extname(path)];
    const content = contentOf(path, file, backend);
    const mayKeep = !/\.(?:html|json)$/.test(path);
    files.set(path, {
      body: type ? gzipSync(content, { level: 9 }) : content,
      headers: {
        'Content-Type': type ?? 'application/octet-stream',
        ...(type ? { 'Content-Encoding': 'gzip' } : {}),
        'Cache-Control': mayKeep ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  }
  return files;
}

function answer(
  files: Map<string, File>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isOpening = request.headers.accept?.includes('text/html');
  const file = files.get(pathname) ?? (isOpening ? files.get('/index.html') : undefined);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...file.headers, 'Content-Length': file.body.length });
  response.end(file.body);
}

/** @param store URL that the admin calls, by itself if `isCross`, else through the site */
export async function serveSite(folder: string, store: string, isCross: boolean): Promise<Site> {
  const files = readBuild(folder, isCross ? store : '');
  const agent = new Agent({ keepAlive: true });
  const forward = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, headers } = request;
    const call = httpRequest(
      new URL(request.url ?? '/', store),
      { agent, headers, ...(method ? { method } : {}) },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    call.on('error', () => response.destroy());
    request.pipe(call);
  };
  const server = createServer((request, response) =>
    STORE.test(request.url ?? '/') ? forward(request, response) : answer(files, request, response),
  );
  const port = await freePort();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, resolve);
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
