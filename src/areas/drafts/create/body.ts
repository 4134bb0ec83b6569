import type { CreateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { isEmptyAddress, wholeAddress } from '#shared/address-form/address-values.ts';
import { isServersPrice, priceOf } from './prices.ts';
import type { ItemPrices } from './prices.ts';
import type { DraftValues } from './values.ts';

/** Sends a price only if it differs from the server's own. */
export function draftBody(values: DraftValues, prices: ItemPrices): CreateDraftOrderBody {
  const { customerId, shippingPrice } = values;
  const billing = values.isBillingSame ? values.shipping : values.billing;
  return {
    email: values.email.trim(),
    ...(customerId ? { customer_id: customerId } : {}),
    region_id: values.regionId,
    items: values.items.map((item) => {
      const quantity = Number(item.quantity);
      const price = priceOf(item, prices);
      if (!item.variantId) {
        return { title: item.title.trim(), unit_price: Number(price), quantity };
      }
      const isServersOwn = isServersPrice(item, values.items, prices);
      return {
        variant_id: item.variantId,
        quantity,
        ...(isServersOwn || price === null ? {} : { unit_price: price }),
      };
    }),
    discounts: values.codes.map((code) => ({ code })),
    shipping_methods: values.shippingOptionId
      ? [
          {
            option_id: values.shippingOptionId,
            ...(shippingPrice === null ? {} : { price: shippingPrice }),
          },
        ]
      : [],
    ...(isEmptyAddress(values.shipping) ? {} : { shipping_address: wholeAddress(values.shipping) }),
    ...(isEmptyAddress(billing) ? {} : { billing_address: wholeAddress(billing) }),
    no_notification_order: values.isSilent,
  };
}
