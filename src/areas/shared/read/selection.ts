import type { UseQueryOptions } from '@tanstack/react-query';

interface Related {
  id: string;
}

/** Relations, joined on request. */
export type RelationOf<Entity> = {
  [Name in keyof Entity]-?: NonNullable<Entity[Name]> extends Related | readonly Related[]
    ? Name
    : never;
}[keyof Entity] &
  string;

export type ColumnOf<Entity> = Exclude<keyof Entity, RelationOf<Entity>> & string;

/** Only requested columns and relations. */
export type Selected<Entity, Field extends keyof Entity, Relation extends keyof Entity> = Pick<
  Entity,
  Field
> & { [Name in Relation]-?: Exclude<Entity[Name], undefined> };

export type AnswerOf<Query extends (...args: never) => unknown> =
  ReturnType<Query> extends UseQueryOptions<infer Answer, infer _Error, infer _Data, infer _Key>
    ? Answer
    : never;

export const selectionParams = (
  fields: readonly string[] | undefined,
  relations: readonly string[] | undefined,
): { fields?: string; expand?: string } => ({
  ...(fields ? { fields: fields.join(',') } : {}),
  ...(relations ? { expand: relations.join(',') } : {}),
});
