import { isApiError } from '#client/index.ts';

const STACK_LINES = 6;

/**
 * Excludes messages and addresses, which may contain personal data.
 *
 * @param page see `routePattern`
 */
export function errorReport(error: unknown, at: Date, page?: string): string {
  const facts: [string, string | number | undefined][] = [
    ['time', at.toISOString()],
    ['page', page],
  ];
  if (isApiError(error)) {
    facts.push(
      ['operation', error.operation],
      ['status', error.status],
      ['kind', error.kind],
      ['outcome', error.outcome],
      ['code', error.code],
      ['type', error.type],
      ['request id', error.requestId],
    );
  } else if (error instanceof Error) {
    facts.push(['error', error.name], ['at', placeOf(error)]);
  } else {
    facts.push(['error', typeof error]);
  }
  return facts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Drops the message and URL queries. */
function placeOf({ stack }: Error): string | undefined {
  const lines = (stack ?? '')
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line.trim()))
    .slice(0, STACK_LINES)
    .map((line) => line.trim().replace(/\?[^:)\s]*/g, ''));
  return lines.length > 0 ? lines.join('\n  ') : undefined;
}
