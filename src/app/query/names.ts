import type { Column, FieldPath, Joined, RelationPath } from '#client/names.ts';

type Read = (...args: never) => Promise<unknown>;

type RecordIn<Answer> = {
  [Name in keyof Answer]-?: Joined<Answer[Name]> extends object ? Joined<Answer[Name]> : never;
}[keyof Answer];

type RecordOf<Call extends Read> = RecordIn<Awaited<ReturnType<Call>>>;

export type FieldOf<Call extends Read> = FieldPath<RecordOf<Call>>;

export type ExpandOf<Call extends Read> = RelationPath<RecordOf<Call>>;

export type SortOf<Entity> = Column<Entity> | `-${Column<Entity>}`;

export type OrderOf<Call extends Read> = SortOf<RecordOf<Call>>;

/** `joinNames<FieldOf<typeof listOrders>>('id', 'total')`; without the type, no name is allowed. */
export const joinNames = <Name extends string = never>(
  first: NoInfer<Name>,
  ...others: readonly NoInfer<Name>[]
): string => [first, ...others].join(',');
