import type { Json } from '../document.ts';

/** In milliseconds. */
export interface Span {
  from: number;
  to: number;
  /** The newest record that was there before. */
  before: number;
}

/** The recorded store's today. */
const TODAY = Date.UTC(2026, 0, 5);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FAR = 3 * 365 * DAY;

const ID = /\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const CARD = /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}\b/g;
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const ORIGIN = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/g;
/** As `unique` of the flows makes them: `rope-mikx3f2a7`. */
const SUFFIX = /-([0-9a-z]{8})([0-9a-z]{1,3})(?![0-9a-z])/gi;
const TIMESTAMP = /(?<!\d)\d{13}(?!\d)/g;
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** @param answers of the whole run */
export function spanOf(answers: readonly unknown[], from: number, to: number): Span {
  let before = 0;
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      if (key !== 'created_at' || typeof one !== 'string') look(one);
      else {
        const time = Date.parse(one);
        if (time < from && time > before) before = time;
      }
    }
  };
  answers.forEach(look);
  return { from, to, before: before === 0 ? from : before };
}

/**
 * Two runs of the same calls give the same values: ids are numbered, and dates follow from their record's number.
 *
 * @returns function of an answer, or of a body if `isSent`
 */
export function createStabilizer({
  from,
  to,
  before,
}: Span): (value: unknown, isSent?: boolean) => Json {
  const numbers = new Map<string, Map<string, number>>();
  const isOfRun = (time: number): boolean => time >= from && time <= to;

  function numberOf(kind: string, value: string): number {
    const known = numbers.get(kind) ?? new Map<string, number>();
    numbers.set(kind, known);
    const number = known.get(value) ?? known.size + 1;
    known.set(value, number);
    return number;
  }

  const padded = (kind: string, value: string, length: number): string =>
    String(numberOf(kind, value)).padStart(length, '0');

  function text(value: string): string {
    return value
      .replace(ID, (id, kind: string) => `${kind}_01${padded(kind, id, 24)}`)
      .replace(UUID, (id) => `00000000-0000-4000-8000-${padded('uuid', id, 12)}`)
      .replace(CARD, (code) => `CARD-0000-0000-${padded('card', code, 4)}`)
      .replace(TOKEN, 'token')
      .replace(ORIGIN, 'http://localhost:9000')
      .replace(SUFFIX, (whole, time: string, count: string) =>
        isOfRun(Number.parseInt(time, 36)) ? `-${count}` : whole,
      )
      .replace(TIMESTAMP, (time) => (isOfRun(Number(time)) ? String(TODAY) : time));
  }

  function date(value: string, key: string, record: number, isNew: boolean): string {
    const time = Date.parse(value);
    if (Math.abs(time - from) > FAR) return value;
    if (!isNew && !isOfRun(time)) return new Date(time - before + TODAY).toISOString();
    const days = Math.round((time - from) / DAY);
    const later = key === 'created_at' ? 0 : 10 * MINUTE;
    return new Date(TODAY + days * DAY + record * HOUR + later).toISOString();
  }

  function stable(value: unknown, key: string, record: number, isNew: boolean): Json {
    if (typeof value === 'string') {
      return DATE.test(value) ? date(value, key, record, isNew) : text(value);
    }
    if (Array.isArray(value)) return value.map((one) => stable(one, key, record, isNew));
    if (typeof value !== 'object' || value === null) return (value ?? null) as Json;
    const { id, created_at: created } = value as { id?: unknown; created_at?: unknown };
    const isOwnNew = typeof created === 'string' ? isOfRun(Date.parse(created)) : isNew;
    const found = typeof id === 'string' ? new RegExp(ID).exec(id) : null;
    const [own, kind] = found ?? [];
    const number = own === undefined || kind === undefined ? record : numberOf(kind, own);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [text(name), stable(one, name, number, isOwnNew)]),
    );
  }

  return (value, isSent = false) => stable(value, '', 0, isSent);
}
