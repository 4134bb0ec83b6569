import type { CreateCollectionBody, ProductCollection } from '#generated/admin/admin.schemas.ts';
import { createCollection, listCollections } from '#generated/admin/collections/collections.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Identified by title. */
export const collectionCreation: Creation<CreateCollectionBody, ProductCollection> = {
  operation: 'createCollection',
  create: async (body, call) => (await createCollection(body, call)).collection,
  find: async ({ title }, call) =>
    (
      await listCollections(
        { title, order: '-created_at' satisfies OrderOf<typeof listCollections>, limit: 50 },
        call,
      )
    ).collections,
  isNamed: (collection, { title }) => collection.title === title,
};
