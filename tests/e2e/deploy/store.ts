import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Malicious uploads: each runs the script if executed at all. */
const UPLOADS: Record<string, { type: string; body: string }> = {
  'evil.js': {
    type: 'application/javascript',
    body: `document.documentElement.setAttribute('data-ran', 'yes'); fetch('/admin/customers');`,
  },
  'evil.html': {
    type: 'text/html',
    body: `<!doctype html><title>Upload</title><script src="evil.js"></script><script>document.documentElement.setAttribute('data-ran', 'yes')</script><p>Hello</p>`,
  },
  'evil.svg': {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg"><script href="evil.js"/><text y="20">Hello</text></svg>`,
  },
};

export interface Store {
  /** On loopback. */
  url: string;
  /** Received requests, such as `POST /admin/orders`. */
  seen: string[];
  stop: () => void;
}

/** As a production server behind https sets it. */
const inProduction = (cookie: string): string => `${cookie}; SameSite=None; Secure`;

function headersOf({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const cookies = headers['set-cookie'];
  return cookies ? { ...headers, 'set-cookie': cookies.map(inProduction) } : headers;
}

/** The sandbox in production mode, with malicious uploads. */
export async function startStore(sandbox: string): Promise<Store> {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    seen.push(`${incoming.method} ${path}`);
    const upload = UPLOADS[path.replace('/uploads/', '')];
    if (upload) {
      outgoing.writeHead(200, { 'Content-Type': upload.type }).end(upload.body);
      return;
    }
    const onward = request(`${sandbox}${path}`, {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, headersOf(answer));
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A third-party page, cross-site to `localhost`. */
export async function startPage(html: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
