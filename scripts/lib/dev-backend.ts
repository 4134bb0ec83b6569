import { parseArgs } from 'node:util';
import { UserError } from './stop.ts';

type DevBackend = 'sandbox' | 'mock' | { url: string };

const USAGE = 'npm run dev [-- --mock | -- --backend https://store.example]';

/** @throws UserError for anything not understood: else the sandbox would start in its place */
export function chosenBackend(args: string[]): DevBackend {
  const { mock, backend } = optionsIn(args);
  if (mock && backend !== undefined) throw new UserError(`One of them: ${USAGE}`);
  if (mock) return 'mock';
  if (backend === undefined) return 'sandbox';
  const url = URL.parse(backend);
  // `localhost:9000` is an address too, of the scheme `localhost:`.
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(
      `“${backend}” is no address with http:// or https://. Give one: npm run dev -- --backend https://store.example`,
    );
  }
  return { url: backend.replace(/\/+$/, '') };
}

interface Options {
  mock?: boolean | undefined;
  backend?: string | undefined;
}

function optionsIn(args: string[]): Options {
  try {
    return parseArgs({
      args,
      options: { mock: { type: 'boolean' }, backend: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\nUsage: ${USAGE}`, { cause: error });
  }
}
