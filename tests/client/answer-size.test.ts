import { gzipSync } from 'node:zlib';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sendHttp } from '../../src/client/send-http.ts';

test('an answer that unpacks to more than 64 MiB is given up', async () => {
  const packed = gzipSync(Buffer.alloc(80 * 1024 * 1024, 32));
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/store/products`;
  const call = {
    method: 'GET',
    url,
    path: '/store/products',
    body: null,
    signal: undefined,
    operation: undefined,
    repeat: 'safe',
    maxRetries: 0,
    timeout: 30_000,
    onUploadProgress: undefined,
  } as const;
  const result = await sendHttp(call, {});
  expect(result).toMatchObject({
    kind: 'network',
    sent: true,
    cause: { message: 'The answer is larger than 67108864 bytes.' },
  });
  server.close();
});
