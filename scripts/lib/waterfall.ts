import type { Page } from '@playwright/test';

/** Milliseconds after the navigation. */
export interface Step {
  what: string;
  from: number;
  to: number;
}

interface Loaded {
  path: string;
  from: number;
  to: number;
}

interface Start {
  loaded: Loaded[];
  /** Paints, and marks of the caller. */
  moments: { what: string; at: number }[];
}

const KINDS: readonly { what: string; takes: RegExp }[] = [
  { what: 'page', takes: /^\/(?:a\/.*|login)?$/ },
  { what: 'configuration', takes: /\/config\.json$/ },
  { what: 'code', takes: /\.(?:js|css)$/ },
  { what: 'texts', takes: /\/locales\// },
  { what: 'API calls', takes: /^\/(?:admin|store)\// },
];

/** In the page. */
function readStart(mark: string): Start {
  const end = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    loaded: entries
      .filter(({ startTime }) => startTime < end)
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        from: startTime,
        to: responseEnd,
      })),
    moments: [
      ...performance.getEntriesByType('paint').map(({ name, startTime: at }) => ({
        what: name.replaceAll('-', ' '),
        at,
      })),
      { what: 'first row', at: end },
    ],
  };
}

/** First start and last end of each kind of request, then the moments. */
export function stepsOf({ loaded, moments }: Start): Step[] {
  const kinds = KINDS.flatMap(({ what, takes }): Step[] => {
    const own = loaded.filter(({ path }) => takes.test(path));
    if (own.length === 0) return [];
    return [
      {
        what: `${what} (${own.length})`,
        from: Math.min(...own.map(({ from }) => from)),
        to: Math.max(...own.map(({ to }) => to)),
      },
    ];
  });
  const known = moments.filter(({ at }) => Number.isFinite(at));
  return [...kinds, ...known.map(({ what, at }) => ({ what, from: at, to: at }))].toSorted(
    (one, other) => one.from - other.from,
  );
}

/** Letters. */
const WIDTH = 60;

export function drawWaterfall(steps: readonly Step[]): string[] {
  const end = Math.max(1, ...steps.map(({ to }) => to));
  const names = Math.max(0, ...steps.map(({ what }) => what.length));
  const place = (time: number): number => Math.round((time / end) * WIDTH);
  return steps.map(({ what, from, to }) => {
    const before = ' '.repeat(place(from));
    const bar = '█'.repeat(Math.max(1, place(to) - place(from)));
    const times = from === to ? `${Math.round(to)}` : `${Math.round(from)}–${Math.round(to)}`;
    return `${what.padEnd(names)}  ${(before + bar).padEnd(WIDTH + 1)}  ${times} ms`;
  });
}

/** @param mark name of the mark at the first row */
export const readWaterfall = async (page: Page, mark: string): Promise<Step[]> =>
  stepsOf(await page.evaluate(readStart, mark));
