import type {
  CreatePublishableApiKeyBody,
  PublishableApiKey,
} from '#generated/admin/admin.schemas.ts';
import {
  createPublishableApiKey,
  listPublishableApiKeys,
} from '#generated/admin/publishable-api-keys/publishable-api-keys.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const keyCreation: Creation<CreatePublishableApiKeyBody, PublishableApiKey> = {
  operation: 'createPublishableApiKey',
  create: async (body, call) => (await createPublishableApiKey(body, call)).publishable_api_key,
  find: async ({ title }, call) =>
    (
      await listPublishableApiKeys(
        {
          q: title,
          order: '-created_at' satisfies OrderOf<typeof listPublishableApiKeys>,
          limit: 50,
        },
        call,
      )
    ).publishable_api_keys,
  isNamed: (key, { title }) => key.title === title,
};
