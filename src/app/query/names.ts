type Joined<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

/** Free-form JSON, such as metadata, is no relation. */
type Relation<Entity> = {
  [Name in keyof Entity]-?: Joined<Entity[Name]> extends object
    ? string extends keyof Joined<Entity[Name]>
      ? never
      : Name
    : never;
}[keyof Entity] &
  string;

type Column<Entity> = Exclude<keyof Entity, Relation<Entity>> & string;

type FieldPath<Entity> =
  | Column<Entity>
  | {
      [Name in Relation<Entity>]: `${Name}.${Column<Joined<Entity[Name & keyof Entity]>>}`;
    }[Relation<Entity>];

type RelationPath<Entity, Depth extends readonly 0[] = [0, 0]> =
  | Relation<Entity>
  | (Depth extends readonly [0, ...infer Rest extends readonly 0[]]
      ? {
          [
            Name in Relation<Entity>
          ]: `${Name}.${RelationPath<Joined<Entity[Name & keyof Entity]>, Rest> & string}`;
        }[Relation<Entity>]
      : never);

type Read = (...args: never) => Promise<unknown>;

type RecordIn<Answer> = {
  [Name in keyof Answer]-?: Joined<Answer[Name]> extends object ? Joined<Answer[Name]> : never;
}[keyof Answer];

type RecordOf<Call extends Read> = RecordIn<Awaited<ReturnType<Call>>>;

/** Columns that `fields` may name, of relations too. */
export type FieldOf<Call extends Read> = FieldPath<RecordOf<Call>>;

/** Relations that `expand` may name. */
export type ExpandOf<Call extends Read> = RelationPath<RecordOf<Call>>;

export type SortOf<Entity> = Column<Entity> | `-${Column<Entity>}`;

export type OrderOf<Call extends Read> = SortOf<RecordOf<Call>>;

/** `joinNames<FieldOf<typeof listOrders>>('id', 'total')`; without the type, no name is allowed. */
export const joinNames = <Name extends string = never>(
  first: NoInfer<Name>,
  ...others: readonly NoInfer<Name>[]
): string => [first, ...others].join(',');
