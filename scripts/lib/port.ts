import { createServer } from 'node:net';
import { UserError } from './stop.ts';

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @throws UserError for an invalid or taken port */
export async function portFromEnv(variable: string, usual: number): Promise<number> {
  const text = process.env[variable];
  const port = text ? Number(text) : usual;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(
      `${variable} is “${text}”, which is no port. Give a number between 1 and 65535.`,
    );
  }
  if (!(await isFree(port))) {
    throw new UserError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1} npm start`,
    );
  }
  return port;
}
