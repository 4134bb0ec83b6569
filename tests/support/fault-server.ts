import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Fault =
  /** JSON. */
  | { do: 'answer'; status?: number; body?: unknown; headers?: Record<string, string> }
  /** Exact body, content type and encoding. */
  | { do: 'raw'; status?: number; type: string; body: string | Buffer; packing?: string }
  /** Cuts the connection after the request. */
  | { do: 'reset' }
  /** Cuts the connection within the body. */
  | { do: 'reset-mid-body'; status?: number }
  | { do: 'hang' }
  | { do: 'hang-mid-body'; status?: number };

interface SeenRequest {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface FaultServer {
  readonly url: string;
  /** Since the last `plan`. */
  readonly seen: readonly SeenRequest[];
  /** Faults for the next requests in order; the last repeats. */
  plan(...faults: Fault[]): void;
  /** Resolves after this many requests since the last `plan`. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

/** On a real socket. */
export async function startFaultServer(): Promise<FaultServer> {
  let faults: Fault[] = [];
  let seen: SeenRequest[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const fault = faults[Math.min(seen.length, faults.length - 1)] ?? { do: 'answer' };
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
        ),
        body,
      });
      treat(response, fault);
      waiting = waiting.filter(({ count, resolve }) => seen.length < count || resolve());
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    get seen() {
      return seen;
    },
    plan: (...next) => {
      faults = next;
      seen = [];
    },
    arrived: (count) =>
      seen.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ count, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** URL of a closed port. */
export async function refusingUrl(): Promise<string> {
  const server = await startFaultServer();
  await server.close();
  return server.url;
}

function treat(response: ServerResponse, fault: Fault): void {
  switch (fault.do) {
    case 'answer': {
      const body = JSON.stringify(fault.body ?? {});
      response.writeHead(fault.status ?? 200, {
        'content-type': 'application/json',
        ...fault.headers,
      });
      response.end(body);
      return;
    }
    case 'raw':
      response.writeHead(fault.status ?? 200, {
        'content-type': fault.type,
        ...(fault.packing ? { 'content-encoding': fault.packing } : {}),
      });
      response.end(fault.body);
      return;
    case 'reset':
      response.socket?.destroy();
      return;
    case 'reset-mid-body':
      beginAnswer(response, fault.status, () => response.socket?.destroy());
      return;
    case 'hang-mid-body':
      beginAnswer(response, fault.status);
      return;
    case 'hang':
      return;
  }
}

/** Sends less than its content-length. */
function beginAnswer(response: ServerResponse, status = 200, then: () => void = () => {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"orders":[{"id":', then);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
