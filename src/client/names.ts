export type Joined<Value> =
  NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

/** Free-form JSON, such as metadata, is no relation. */
type Relation<Entity> = {
  [Name in keyof Entity]-?: Joined<Entity[Name]> extends object
    ? string extends keyof Joined<Entity[Name]>
      ? never
      : Name
    : never;
}[keyof Entity] &
  string;

export type Column<Entity> = Exclude<keyof Entity, Relation<Entity>> & string;

/** Columns that `fields` may name, of relations too. */
export type FieldPath<Entity> =
  | Column<Entity>
  | {
      [Name in Relation<Entity>]: `${Name}.${Column<Joined<Entity[Name & keyof Entity]>>}`;
    }[Relation<Entity>];

/** Relations that `expand` may name. */
export type RelationPath<Entity, Depth extends readonly 0[] = [0, 0]> =
  | Relation<Entity>
  | (Depth extends readonly [0, ...infer Rest extends readonly 0[]]
      ? {
          [
            Name in Relation<Entity>
          ]: `${Name}.${RelationPath<Joined<Entity[Name & keyof Entity]>, Rest> & string}`;
        }[Relation<Entity>]
      : never);
