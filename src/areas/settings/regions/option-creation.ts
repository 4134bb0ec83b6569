import type { CreateShippingOptionBody, ShippingOption } from '#generated/admin/admin.schemas.ts';
import {
  createShippingOption,
  listShippingOptions,
} from '#generated/admin/shipping-options/shipping-options.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const optionCreation: Creation<CreateShippingOptionBody, ShippingOption> = {
  operation: 'createShippingOption',
  create: async (body, call) => (await createShippingOption(body, call)).shipping_option,
  find: async ({ region_id: region }, call) =>
    (
      await listShippingOptions(
        {
          region_id: region,
          order: '-created_at' satisfies OrderOf<typeof listShippingOptions>,
          limit: 50,
        },
        call,
      )
    ).shipping_options,
  isNamed: (option, { name }) => option.name === name,
};
