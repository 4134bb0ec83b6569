import type { UseQueryOptions } from '@tanstack/react-query';

/** Another record, as a relation holds it. */
interface Related {
  id: string;
}

/** The names of an entity's relations: properties that hold other records, which the server joins when asked. */
export type RelationOf<Entity> = {
  [Name in keyof Entity]-?: NonNullable<Entity[Name]> extends Related | readonly Related[]
    ? Name
    : never;
}[keyof Entity] &
  string;

/** The names of an entity's own columns. */
export type ColumnOf<Entity> = Exclude<keyof Entity, RelationOf<Entity>> & string;

/** An entity with the columns and relations that were asked for, and nothing else that the contract knows of it. */
export type Asked<Entity, Field extends keyof Entity, Relation extends keyof Entity> = Pick<
  Entity,
  Field
> & { [Name in Relation]-?: Exclude<Entity[Name], undefined> };

/** What the calls of a generated query answer. */
export type AnswerOf<Query extends (...args: never) => unknown> =
  ReturnType<Query> extends UseQueryOptions<infer Answer, infer _Error, infer _Data, infer _Key>
    ? Answer
    : never;

/** What is asked for, as the server's parameters say it; a parameter that nobody chose is missing. */
export const askedParams = (
  fields: readonly string[] | undefined,
  relations: readonly string[] | undefined,
): { fields?: string; expand?: string } => ({
  ...(fields ? { fields: fields.join(',') } : {}),
  ...(relations ? { expand: relations.join(',') } : {}),
});
