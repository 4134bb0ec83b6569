import type { BrowserContext, Request } from '@playwright/test';

const API = /\/(?:admin|store|uploads)\//;

/** Ended calls that are told. */
const ENDED = 5;

/** Without the columns and relations of lists, which fill whole screens. */
function nameOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  for (const long of ['expand', 'fields']) searchParams.delete(long);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${request.method()} ${decodeURIComponent(pathname + query)}`;
}

const resultOf = async (request: Request): Promise<string> => {
  const failure = request.failure();
  if (failure) return failure.errorText;
  const response = await request.response().catch(() => null);
  return String(response?.status() ?? 'answered');
};

const listOf = (lines: readonly string[]): string[] =>
  lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  none'];

/** For failure reports. */
export function watchCalls(context: BrowserContext): {
  /** Pending calls, and the last finished ones, latest first. */
  describe: () => Promise<string>;
  stop: () => void;
} {
  const open = new Set<Request>();
  const ended: Request[] = [];
  const begin = (request: Request): void => {
    if (API.test(request.url())) open.add(request);
  };
  const end = (request: Request): void => {
    if (!open.delete(request)) return;
    ended.unshift(request);
    ended.splice(ENDED);
  };
  context.on('request', begin);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    describe: async () => {
      const results = ended.map(async (call) => `${nameOf(call)}: ${await resultOf(call)}`);
      return [
        'Under way:',
        ...listOf([...open].map(nameOf)),
        'Ended last:',
        ...listOf(await Promise.all(results)),
      ].join('\n');
    },
    stop: () => {
      context.off('request', begin);
      context.off('requestfinished', end);
      context.off('requestfailed', end);
    },
  };
}
