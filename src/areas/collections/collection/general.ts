import type { UpdateCollectionBody } from '#generated/admin/admin.schemas.ts';
import { changedFields } from '#ui/form/changes.ts';
import type { Collection } from './query.ts';

/** The form of a collection's general section. */
export interface GeneralValues {
  title: string;
  handle: string;
}

export const generalValues = ({ title, handle }: Collection): GeneralValues => ({
  title,
  handle: handle ?? '',
});

/** What is sent to the server: the changed fields only. */
export const generalBody = (before: GeneralValues, after: GeneralValues): UpdateCollectionBody =>
  Object.fromEntries(changedFields(before, after).map((field) => [field, after[field].trim()]));
