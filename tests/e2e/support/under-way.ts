import type { BrowserContext, Request } from '@playwright/test';

const API = /\/(?:admin|store|uploads)\//;

const nameOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${decodeURIComponent(pathname + search)}`;
};

/** For failure reports. */
export function watchCalls(context: BrowserContext): {
  /** Pending calls, and the last finished one. */
  describe: () => string;
  stop: () => void;
} {
  const open = new Set<Request>();
  let last = 'none';
  const begin = (request: Request): void => {
    if (API.test(request.url())) open.add(request);
  };
  const end = (request: Request, result: string): void => {
    if (open.delete(request)) last = `${nameOf(request)}: ${result}`;
  };
  const answered = (request: Request): void => {
    const isOurs = open.has(request);
    if (!isOurs) return;
    end(request, 'answered');
    void request.response().then(
      (response) => {
        if (last.startsWith(nameOf(request))) last = `${nameOf(request)}: ${response?.status()}`;
      },
      () => undefined,
    );
  };
  const failed = (request: Request): void => end(request, request.failure()?.errorText ?? 'failed');
  context.on('request', begin);
  context.on('requestfinished', answered);
  context.on('requestfailed', failed);
  return {
    describe: () => {
      const names = [...open].map(nameOf);
      return `Under way: ${names.join('; ') || 'nothing'}\nEnded last: ${last}`;
    },
    stop: () => {
      context.off('request', begin);
      context.off('requestfinished', answered);
      context.off('requestfailed', failed);
    },
  };
}
