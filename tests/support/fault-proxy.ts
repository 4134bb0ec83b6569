import { Agent, createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PROXY_FAULTS = [
  /** Before the server gets the request. */
  'cut before',
  /** Instead of the server. */
  '503 before',
  /** Instead of the server. */
  '502 before',
  /** While the server works. */
  'cut during',
  /** After the server finished, without an answer. */
  'cut after',
  /** After the server finished. */
  '504 after',
  'cut in the answer',
] as const;

export type ProxyFault = (typeof PROXY_FAULTS)[number];

export interface FaultProxy {
  readonly url: string;
  readonly requests: number;
  readonly faults: Readonly<Record<ProxyFault, number>>;
  /** Waits for the server's pending work, including abandoned requests. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

type ChooseFault = (request: { method: string; path: string }) => ProxyFault | undefined;

export interface FaultProxyOptions {
  target: string;
  choose: ChooseFault;
}

/**
 * @param rate fraction of requests, 0–1; all faults are equally likely
 * @param seed makes the choices reproducible
 */
export function faultsAtRandom(rate: number, seed: number): ChooseFault {
  const chance = randomFrom(seed);
  return () =>
    chance() < rate ? PROXY_FAULTS[Math.floor(chance() * PROXY_FAULTS.length)] : undefined;
}

export async function startFaultProxy({ target, choose }: FaultProxyOptions): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const faults = Object.fromEntries(PROXY_FAULTS.map((fault) => [fault, 0])) as Record<
    ProxyFault,
    number
  >;
  let requests = 0;
  const working = new Set<Promise<unknown>>();

  const server = createServer((request, response) => {
    requests += 1;
    const fault = choose({ method: request.method ?? 'GET', path: request.url ?? '/' });
    if (fault) faults[fault] += 1;
    const work = readAll(request)
      .then((body) => handle({ request, body, response, fault, target, agent }))
      .catch(() => response.destroy())
      .finally(() => working.delete(work));
    working.add(work);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settled = async (): Promise<void> => {
    await Promise.all(working);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    get requests() {
      return requests;
    },
    faults,
    settled,
    close: async () => {
      await settled();
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
  fault: ProxyFault | undefined;
  target: string;
  agent: Agent;
}

async function handle({ request, body, response, fault, target, agent }: Exchange): Promise<void> {
  if (fault === 'cut before') {
    response.destroy();
    return;
  }
  if (fault === '503 before' || fault === '502 before') {
    const headers = fault === '503 before' ? { 'retry-after': '1' } : {};
    response.writeHead(Number.parseInt(fault, 10), headers).end('busy');
    return;
  }
  const answer = forward(request, body, target, agent);
  if (fault === 'cut during') response.destroy();
  const { status, headers, text } = await answer;
  if (fault === 'cut during' || fault === 'cut after') {
    response.destroy();
  } else if (fault === '504 after') {
    response.writeHead(504).end('late');
  } else if (fault === 'cut in the answer') {
    response.writeHead(status, { ...headers, 'content-length': text.length + 1 });
    response.write(text, () => response.destroy());
  } else {
    response.writeHead(status, headers).end(text);
  }
}

function forward(
  request: IncomingMessage,
  body: Buffer,
  target: string,
  agent: Agent,
): Promise<{ status: number; headers: OutgoingHttpHeaders; text: Buffer }> {
  return new Promise((resolve, reject) => {
    const { connection: _own, 'transfer-encoding': _chunked, ...headers } = request.headers;
    const outgoing = httpRequest(
      new URL(request.url ?? '/', target),
      {
        method: request.method ?? 'GET',
        headers: { ...headers, 'content-length': body.length },
        agent,
      },
      (incoming) => {
        readAll(incoming).then((text) => {
          const { connection: _theirs, 'transfer-encoding': _parts, ...rest } = incoming.headers;
          resolve({
            status: incoming.statusCode ?? 502,
            headers: { ...rest, 'content-length': text.length },
            text,
          });
        }, reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** mulberry32; numbers in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
