import type { Json } from '../../contract/document.ts';
import { isRow } from '../pool.ts';
import type { Row } from '../pool.ts';

export interface Asked {
  body: Row;
  params: Readonly<Record<string, string>>;
  now: string;
  user: string | null;
  newId: (kind: string) => string;
  /** The record as answers have it; empty if there is none. */
  read: (id: Json | undefined) => Row;
  all: (kind: string) => Row[];
  /** Records need ids. */
  put: (row: Row) => void;
  remove: (id: Json | undefined) => void;
}

/** The properties that an action changes. */
export type Effect = (row: Row, asked: Asked) => Row;

export const rowsIn = (value: Json | undefined): Row[] =>
  Array.isArray(value) ? value.filter((one) => isRow(one)) : [];

export const rowIn = (value: Json | undefined): Row => (isRow(value) ? value : {});

export const numberIn = (row: Row, name: string): number => Number(row[name] ?? 0);

export const sumOf = (rows: readonly Row[], name: string): number =>
  rows.reduce((sum, row) => sum + numberIn(row, name), 0);

/** Alone it leaves a record within as it is. */
export const idOf = ({ id = null }: Row): Row => ({ id });

export const timesOf = ({ now }: Asked): Row => ({ created_at: now, updated_at: now });

export const inMember =
  (list: string, param: string, effect: Effect): Effect =>
  (row, asked) => ({
    [list]: rowsIn(row[list]).map((one) =>
      one['id'] === asked.params[param]
        ? { ...idOf(one), updated_at: asked.now, ...effect(one, asked) }
        : idOf(one),
    ),
  });
