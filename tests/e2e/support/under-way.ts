import type { BrowserContext, Request } from '@playwright/test';

const API = /\/(?:admin|store|uploads)\//;

const nameOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${decodeURIComponent(pathname + search)}`;
};

const resultOf = async (request: Request): Promise<string> => {
  const failure = request.failure();
  if (failure) return failure.errorText;
  const response = await request.response().catch(() => null);
  return String(response?.status() ?? 'answered');
};

/** For failure reports. */
export function watchCalls(context: BrowserContext): {
  /** Pending calls, and the last finished one. */
  describe: () => Promise<string>;
  stop: () => void;
} {
  const open = new Set<Request>();
  let last: Request | undefined;
  const begin = (request: Request): void => {
    if (API.test(request.url())) open.add(request);
  };
  const end = (request: Request): void => {
    if (open.delete(request)) last = request;
  };
  context.on('request', begin);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return {
    describe: async () => {
      const names = [...open].map(nameOf);
      const ended = last ? `${nameOf(last)}: ${await resultOf(last)}` : 'none';
      return `Under way: ${names.join('; ') || 'nothing'}\nEnded last: ${ended}`;
    },
    stop: () => {
      context.off('request', begin);
      context.off('requestfinished', end);
      context.off('requestfailed', end);
    },
  };
}
