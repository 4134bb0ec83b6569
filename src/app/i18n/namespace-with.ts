import type { TypeOptions } from 'i18next';

type Namespaces = TypeOptions['resources'];

/** Namespaces that have these texts under these keys. */
export type NamespaceWith<Texts> = {
  [Name in keyof Namespaces]: Namespaces[Name] extends Texts ? Name : never;
}[keyof Namespaces];

/** Stands for any namespace with the texts of lists and records, so that `t` knows their keys. */
export type AnyArea = 'customers';
