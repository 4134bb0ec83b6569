import { relative } from 'node:path';
import { root } from './paths.ts';

/** How long one test took, all its tries together. */
export interface Timed {
  /** Of a test in a browser under `tests/e2e`, else of the project. */
  file: string;
  name: string;
  seconds: number;
}

/** A suite of Playwright's JSON report: a file, or a `describe` in it. */
interface Suite {
  specs?: {
    title: string;
    file: string;
    tests: { results: { duration: number }[] }[];
  }[];
  suites?: Suite[];
}

/** Where the JSON reports of Vitest and Playwright have their tests. Milliseconds. */
export interface TimesReport extends Suite {
  testResults?: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/** The tests of a report that ran, whichever of the two wrote it. */
export function timesOf(report: TimesReport): Timed[] {
  const units = (report.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, path),
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return [...units, ...specTimes(report)];
}

function specTimes({ specs = [], suites = [] }: Suite): Timed[] {
  const own = specs.map(({ title, file, tests }) => ({
    file,
    name: title,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) /
      1000,
  }));
  return [...own, ...suites.flatMap(specTimes)];
}

/**
 * Which area the tests in a browser belong to, by the beginning of their file under `tests/e2e`; the first that fits
 * counts. A new area adds a line above `live/`.
 */
const AREAS: readonly (readonly [beginning: string, area: string])[] = [
  ['live/order', 'orders'],
  ['live/return', 'returns'],
  ['live/drafts', 'drafts'],
  ['live/discount', 'discounts'],
  ['live/gift-cards', 'gift cards'],
  ['live/inventory', 'inventory'],
  ['live/reservations', 'inventory'],
  ['live/product-', 'products'],
  ['live/price-lists', 'price lists'],
  ['live/settings', 'settings'],
  ['live/collections', 'collections'],
  ['live/categories', 'categories'],
  ['live/customer-groups', 'customer groups'],
  ['live/customer', 'customers'],
  // What is the same for all screens: each new screen adds to these.
  ['live/api-calls', 'all screens'],
  ['live/focus', 'all screens'],
  ['live/geometry', 'all screens'],
  ['live/hostile-records', 'all screens'],
  ['live/list-', 'all screens'],
  ['live/looks', 'all screens'],
  ['live/resilience', 'all screens'],
  ['live/screens', 'all screens'],
  ['live/security', 'all screens'],
  ['live/', 'frame and session'],
  ['gallery/', 'kit'],
  ['deploy/', 'deploy'],
  ['empty/', 'settings'],
  ['mock/', 'mock'],
];

/** The area of a test: that of its spec, or its folder, with the area's own where it has one. */
export function areaOf(file: string): string {
  const known = AREAS.find(([beginning]) => file.startsWith(beginning));
  if (known) return known[1];
  const [room, part, area] = file.split('/').slice(0, -1);
  if (!room) return file;
  return [room, part, part === 'areas' ? area : undefined].filter(Boolean).join('/');
}

/** Seconds and tests of each area, the longest first. */
export function byArea(
  times: readonly Timed[],
): { area: string; seconds: number; tests: number }[] {
  const sums = new Map<string, { seconds: number; tests: number }>();
  for (const { file, seconds } of times) {
    const area = areaOf(file);
    const sum = sums.get(area) ?? { seconds: 0, tests: 0 };
    sums.set(area, { seconds: sum.seconds + seconds, tests: sum.tests + 1 });
  }
  return [...sums]
    .map(([area, sum]) => ({ area, ...sum }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/** As many of the slowest tests, the slowest first. */
export const slowest = (times: readonly Timed[], count: number): Timed[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

const padded = (seconds: number): string => `${seconds.toFixed(1).padStart(8)} s`;

/** Seconds by area, as lines. */
export function areaLines(times: readonly Timed[]): string[] {
  return [
    'Seconds by area:',
    ...byArea(times).map(
      ({ area, seconds, tests }) =>
        `${padded(seconds)} ${String(tests).padStart(5)} tests  ${area}`,
    ),
  ];
}

/** The slowest tests, as lines. */
export function slowestLines(times: readonly Timed[], count: number): string[] {
  return [
    `The ${count} slowest tests:`,
    ...slowest(times, count).map(
      ({ file, name, seconds }) => `${padded(seconds)}  ${file}  ${name}`,
    ),
  ];
}
