import { inTurn, isShort } from '../../support/short.ts';
import { GALLERY } from '../support/gallery-stops.ts';
import type { LongRecords } from '../support/hostile.ts';
import { OPENINGS, together } from '../support/openings/index.ts';
import type { Opening } from '../support/openings/index.ts';
import { SCREENS, unopenedRoutes } from '../support/screens.ts';
import { expect, freshTest, test } from '../support/test.ts';
import { walk } from '../support/walk.ts';
import type { Stop } from '../support/walk.ts';

// Workers share the walk.
test.describe.configure({ mode: 'parallel' });

/** Milliseconds per stop, all looks. */
const STOP_LIMIT = isShort ? 30_000 : 300_000;

type Placed = Opening & Pick<Stop, 'place'>;

interface Part {
  name: string;
  places: readonly Placed[];
}

let count = GALLERY.length;
const partOf = (name: string, openings: readonly Opening[]): Part => {
  const first = count;
  count += openings.length;
  return { name, places: openings.map((opening, index) => ({ ...opening, place: first + index })) };
};

const signedOut = partOf(
  'screens for everybody',
  SCREENS.filter(({ isOpen }) => isOpen),
);
const inside = SCREENS.filter(({ isOpen }) => !isOpen);
/** Tables of the same kind. */
const ALIKE = 'reports';
const parts = [
  ...[...new Set(inside.map(({ area }) => area))].map((area) => {
    const screens = inside.filter((screen) => screen.area === area);
    const part = partOf(`screens of ${area}`, screens);
    return area === ALIKE ? { ...part, places: inTurn(part.places, 0) } : part;
  }),
  ...Object.entries(OPENINGS).map(([name, openings], turn) => {
    const part = partOf(`what opens over ${name}`, openings);
    return { ...part, places: inTurn(together(part.places), turn, 8).flat() };
  }),
];

const stopsOf = ({ places }: Part, records: LongRecords): Stop[] =>
  places.map(({ name, place, path, open }) => ({
    name,
    place,
    path: path?.(records),
    open: open && ((page) => open(page, records)),
  }));

/** User-written texts the app may not cache. */
const writtenIn = ({ product: { title, variants = [] } }: LongRecords): string[] => [
  title,
  ...variants.flatMap((variant) => [variant.title, variant.sku ?? '']),
];

const limit = (stops: readonly unknown[]): void =>
  test.setTimeout(60_000 + stops.length * STOP_LIMIT);

test('each route is opened by a screen', ({ longRecords }) => {
  expect(unopenedRoutes(longRecords)).toEqual([]);
});

// Needs no records: runs while another worker makes them.
test('walk: the gallery', async ({ page }) => {
  const stops = inTurn(
    GALLERY.map((stop, place) => ({ ...stop, place })),
    0,
  );
  limit(stops);
  expect(await walk(page, stops)).toEqual([]);
});

freshTest(`walk: ${signedOut.name}`, async ({ page, longRecords }) => {
  limit(signedOut.places);
  await page.goto('/nowhere');
  expect(await walk(page, stopsOf(signedOut, longRecords))).toEqual([]);
});

// Longest first, to balance workers.
for (const part of parts.toSorted((a, b) => b.places.length - a.places.length)) {
  test(`walk: ${part.name}`, async ({ page, longRecords }) => {
    limit(part.places);
    const findings = await walk(page, stopsOf(part, longRecords), writtenIn(longRecords));
    expect(findings).toEqual([]);
  });
}
