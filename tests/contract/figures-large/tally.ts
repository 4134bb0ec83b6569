import type { Amounts } from './expected.ts';

/** Amounts by key and name */
export class Tally {
  readonly sums = new Map<string, number>();

  add(key: string, amounts: Amounts): void {
    for (const [name, amount] of Object.entries(amounts)) {
      if (amount === 0) continue;
      const place = `${key} ${name}`;
      this.sums.set(place, (this.sums.get(place) ?? 0) + amount);
    }
  }

  /** Amounts other than 0 */
  get size(): number {
    return [...this.sums.values()].filter((amount) => amount !== 0).length;
  }
}

const SHOWN = 20;

export function differences(actual: Tally, expected: Tally): string[] {
  const places = new Set([...actual.sums.keys(), ...expected.sums.keys()]);
  const found = [...places].flatMap((place) => {
    const [is, should] = [actual.sums.get(place) ?? 0, expected.sums.get(place) ?? 0];
    return is === should ? [] : [`${place}: ${is} instead of ${should}`];
  });
  return found.slice(0, SHOWN);
}

const MS_A_DAY = 86_400_000;
/** Milliseconds; all offsets of zones and changes of clocks are multiples. */
const QUARTER = 15 * 60_000;

/** The clock on the wall of a zone */
export class Wall {
  private readonly format: Intl.DateTimeFormat;
  private readonly days = new Map<number, string>();

  constructor(zone: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      timeZoneName: 'longOffset',
    });
  }

  private parts(at: number): Record<string, string> {
    return Object.fromEntries(
      this.format.formatToParts(at).map(({ type, value }) => [type, value]),
    );
  }

  day(at: number): string {
    const quarter = Math.floor(at / QUARTER);
    const known = this.days.get(quarter);
    if (known !== undefined) return known;
    const { year, month, day } = this.parts(at);
    const found = `${year}-${month}-${day}`;
    this.days.set(quarter, found);
    return found;
  }

  /** With the offset, because an hour can come twice */
  hour(at: number): string {
    const { hour, timeZoneName: offset } = this.parts(at);
    return `${this.day(at)} ${hour} ${offset}`;
  }
}

/** @param firstWeekday 1 (Monday) to 7 */
export function weekOf(day: string, firstWeekday: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const past = (at.getUTCDay() + 7 - (firstWeekday % 7)) % 7;
  return new Date(at.getTime() - past * MS_A_DAY).toISOString().slice(0, 10);
}
