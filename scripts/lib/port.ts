import { isFree } from '../../sandbox/ports.ts';
import { UserError } from './stop.ts';

export { freePort, isFree } from '../../sandbox/ports.ts';

function command(): string {
  const { npm_lifecycle_event: script = 'start' } = process.env;
  return script === 'start' ? 'npm start' : `npm run ${script}`;
}

/** @throws UserError for an invalid or taken port */
export async function portFromEnv(variable: string, defaultPort: number): Promise<number> {
  const text = process.env[variable];
  const port = text ? Number(text) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(
      `${variable} is “${text}”, which is no port. Give a number between 1 and 65535.`,
    );
  }
  if (!(await isFree(port))) {
    const other = port === 65535 ? port - 1 : port + 1;
    throw new UserError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${other} ${command()}`,
    );
  }
  return port;
}
