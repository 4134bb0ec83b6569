import { halfInTurn } from '../../support/short.ts';
import { OPENINGS, together } from '../support/openings/index.ts';
import { SCREENS } from '../support/screens.ts';
import type { Screen } from '../support/screens.ts';
import { describeSession, watchShifts, worstSession } from '../support/shifts.ts';
import type { Shift } from '../support/shifts.ts';
import { leaveWork } from '../support/steps.ts';
import { expect, freshTest, goTo } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';

/** Cumulative layout shift; browsers call 0.1 good. */
const MOST = 0.02;
/** Pixels. */
const PHONE = 360;
const WIDTHS = [PHONE, 820, 1440, 1920];
const EVERY = process.env['EVERY_WIDTH'] ? WIDTHS : undefined;
/** A phone every other time. */
const IN_TURN = [PHONE, 1440, PHONE, 820, PHONE, 1920];
const widthsAt = (place: number): readonly number[] =>
  EVERY ?? [IN_TURN[place % IN_TURN.length] ?? PHONE];
const WIDTHS_OF_OPENINGS = EVERY ?? [1440];
const HEIGHT = 900;
/** Milliseconds. */
const VISIT_LIMIT = 30_000;

// Workers share the screens.
freshTest.describe.configure({ mode: 'parallel' });

const limit = (visits: number): void => freshTest.setTimeout(60_000 + visits * VISIT_LIMIT);

class Audit {
  readonly findings: string[] = [];
  /** By place and width. */
  private readonly values: Record<string, Record<string, string>> = {};

  async visit(name: string, width: number, shiftsOf: () => Promise<Shift[]>): Promise<void> {
    const where = `${name}, ${width} px`;
    let told = 'broken off';
    try {
      const session = worstSession(await shiftsOf());
      told = session.value.toFixed(3);
      if (session.value > MOST) this.findings.push(`${where}: ${describeSession(session)}`);
    } catch (error) {
      this.findings.push(`${where}: ${told}, ${String(error)}`);
    }
    this.values[name] = { ...this.values[name], [`${width} px`]: told };
  }

  print(): void {
    console.table(this.values);
  }
}

for (const area of new Set(SCREENS.map((screen) => screen.area))) {
  const screens = SCREENS.filter((screen) => screen.area === area);
  freshTest(
    `screens stand still while they load: ${area}`,
    { tag: '@all' },
    async ({ page, api, records }) => {
      limit(screens.length * widthsAt(0).length);
      const rest = await watchShifts(page);
      const audit = new Audit();
      const visitAll = async (some: readonly Screen[]): Promise<void> => {
        for (const { name, path } of some) {
          for (const width of widthsAt(SCREENS.findIndex((screen) => screen.name === name))) {
            await audit.visit(name, width, async () => {
              await page.setViewportSize({ width, height: HEIGHT });
              const address = path(records);
              await page.goto(address);
              return rest(address.includes('edit='));
            });
          }
        }
      };
      await visitAll(screens.filter(({ isOpen }) => isOpen));
      await withQuietSessionOf(page, await createUser(api));
      await visitAll(screens.filter(({ isOpen }) => !isOpen));
      audit.print();
      expect(audit.findings).toEqual([]);
    },
  );
}

for (const [turn, [name, openings]] of Object.entries(OPENINGS).entries()) {
  const groups = together(openings);
  const places = (EVERY ? groups : halfInTurn(groups, turn)).flat();
  freshTest(
    `what opens stands still while it loads: ${name}`,
    { tag: '@all' },
    async ({ page, api, longRecords }) => {
      limit(places.length * WIDTHS_OF_OPENINGS.length);
      await withQuietSessionOf(page, await createUser(api));
      const rest = await watchShifts(page);
      const audit = new Audit();
      const visits = WIDTHS_OF_OPENINGS.flatMap((width) =>
        places.map((place) => ({ ...place, width })),
      );
      for (const { name: place, path, open, width } of visits) {
        await audit.visit(place, width, async () => {
          const shifts: Shift[] = [];
          await page.setViewportSize({ width, height: HEIGHT });
          if (path) {
            const address = path(longRecords);
            const opens = address.includes('edit=');
            await leaveWork(page);
            await goTo(page, address);
            const shifted = await rest(opens);
            // Other screens have their own visits.
            if (opens || !open) shifts.push(...shifted);
          }
          await open?.(page, longRecords);
          return [...shifts, ...(await rest())];
        });
      }
      audit.print();
      expect(audit.findings).toEqual([]);
    },
  );
}

freshTest('what comes late is found, with what it moved', { tag: '@all' }, async ({ page }) => {
  const rest = await watchShifts(page);
  await page.goto('/login');
  await rest();
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.blockSize = '300px';
    document.body.prepend(late);
  });
  const session = worstSession(await rest());
  expect(session.value).toBeGreaterThan(MOST);
  expect(describeSession(session)).toMatch(/ \(-?\d+,-?\d+ \d+×\d+ → -?\d+,-?\d+ \d+×\d+\)/);
});
