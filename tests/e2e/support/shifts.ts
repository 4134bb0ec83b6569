import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { QUIET_TIME } from '../../../src/app/query/first-content.ts';
import { settle } from './steps.ts';
import { watchRequests } from './visit.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Moved {
  at: string;
  from: Box;
  to: Box;
}

export interface Shift {
  /** Milliseconds since navigation. */
  at: number;
  value: number;
  moved: Moved[];
}

/** Missing in TypeScript's DOM. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: Box; currentRect: Box }[];
}

interface Recorder {
  takeShifts: () => Shift[];
}

/** In the page, before its own scripts: nodes are named while they are there. */
function record(): void {
  const shifts: Shift[] = [];
  // Playwright fills fields without keys, after which browsers don't count for 500 ms.
  let typedAt = -Infinity;
  const noteInput = ({ timeStamp }: Event): void => {
    typedAt = timeStamp;
  };
  addEventListener('input', noteInput, { capture: true });
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'removed';
    const one = (each: Element): string => {
      const role = each.getAttribute('role');
      const [name] = each.classList;
      return `${each.localName}${role ? `[role=${role}]` : ''}${name ? `.${name}` : ''}`;
    };
    const { parentElement: parent } = element;
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    return `${parent ? `${one(parent)} > ` : ''}${one(element)}${text ? ` “${text}”` : ''}`;
  };
  const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });
  const note = (entries: PerformanceEntryList): void => {
    for (const { startTime, value, hadRecentInput, sources } of entries as LayoutShift[]) {
      if (hadRecentInput || (startTime > typedAt && startTime - typedAt < 500)) continue;
      shifts.push({
        at: startTime,
        value,
        moved: sources.map(({ node, previousRect, currentRect }) => ({
          at: nameOf(node),
          from: boxOf(previousRect),
          to: boxOf(currentRect),
        })),
      });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = (): Shift[] => {
    note(observer.takeRecords());
    return shifts.splice(0);
  };
  Object.assign(globalThis, { takeShifts });
}

/**
 * Call before opening the page.
 *
 * @returns waits until nothing loads any more, and returns the shifts since its last call
 */
export async function watchShifts(page: Page): Promise<(opens?: boolean) => Promise<Shift[]>> {
  await page.addInitScript(record);
  const requestsEnd = watchRequests(page);
  return async (opens = false) => {
    await expect(page.locator('#root h1').first()).toBeAttached();
    await settle(page, { opens });
    // Deferred parts start after a pause.
    await page.evaluate(async (pause) => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }, QUIET_TIME);
    await requestsEnd();
    const waits = await settle(page, { opens });
    if (waits !== undefined) throw new Error(`it still waits for ${waits}`);
    return page.evaluate(() => (globalThis as unknown as Recorder).takeShifts());
  };
}

// Milliseconds, as CLS defines its session windows.
const LONGEST_PAUSE = 1000;
const LONGEST_WINDOW = 5000;

interface Session {
  value: number;
  shifts: readonly Shift[];
}

/** @param shifts in order of time */
export function worstSession(shifts: readonly Shift[]): Session {
  let worst: Session = { value: 0, shifts: [] };
  let session: Session = worst;
  for (const shift of shifts) {
    const [first] = session.shifts;
    const last = session.shifts.at(-1);
    const isSame =
      first !== undefined &&
      last !== undefined &&
      shift.at - last.at < LONGEST_PAUSE &&
      shift.at - first.at < LONGEST_WINDOW;
    session = isSame
      ? { value: session.value + shift.value, shifts: [...session.shifts, shift] }
      : { value: shift.value, shifts: [shift] };
    if (session.value > worst.value) worst = session;
  }
  return worst;
}

const MOST_TOLD = 4;

const describeBox = ({ x, y, width, height }: Box): string =>
  `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;

/** The elements of the largest shifts, with their places before and after. */
export const describeSession = ({ value, shifts }: Session): string => {
  const moved = shifts
    .toSorted((a, b) => b.value - a.value)
    .flatMap((shift) => shift.moved)
    .slice(0, MOST_TOLD)
    .map(({ at, from, to }) => `${at} (${describeBox(from)} → ${describeBox(to)})`);
  return `${value.toFixed(3)}: ${moved.join('; ')}`;
};
