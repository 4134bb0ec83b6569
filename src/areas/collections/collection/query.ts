import { getGetCollectionQueryOptions } from '#generated/admin/collections/collections.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const collectionRecord = recordQuery({
  name: 'collection',
  query: getGetCollectionQueryOptions,
});

export type Collection = RecordOf<typeof collectionRecord>;
