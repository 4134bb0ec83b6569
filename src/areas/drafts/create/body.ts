import type {
  CreateDraftOrderBody,
  CreateDraftOrderBodyItemsItem,
  CreateDraftOrderBodyShippingMethodsItem,
} from '#generated/admin/admin.schemas.ts';
import { isEmptyAddress, wholeAddress } from '#shared/address-form/address-values.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { isServersPrice, priceOf } from './prices.ts';
import type { ItemPrices } from './prices.ts';
import type { DraftValues } from './values.ts';

/** Sends a price only if it differs from the server's own. */
export function draftBody(values: DraftValues, prices: ItemPrices): CreateDraftOrderBody {
  const { customerId, shippingPrice } = values;
  const billing = values.isBillingSame ? values.shipping : values.billing;
  return omitUndefined<CreateDraftOrderBody>({
    email: values.email.trim(),
    customer_id: customerId || undefined,
    region_id: values.regionId,
    items: values.items.map((item): CreateDraftOrderBodyItemsItem => {
      const quantity = Number(item.quantity);
      const price = priceOf(item, prices);
      if (!item.variantId) {
        return { title: item.title.trim(), unit_price: Number(price), quantity };
      }
      const isServersOwn = isServersPrice(item, values.items, prices);
      return omitUndefined<CreateDraftOrderBodyItemsItem>({
        variant_id: item.variantId,
        quantity,
        unit_price: isServersOwn || price === null ? undefined : price,
      });
    }),
    discounts: values.codes.map((code) => ({ code })),
    shipping_methods: values.shippingOptionId
      ? [
          omitUndefined<CreateDraftOrderBodyShippingMethodsItem>({
            option_id: values.shippingOptionId,
            price: shippingPrice ?? undefined,
          }),
        ]
      : [],
    shipping_address: isEmptyAddress(values.shipping) ? undefined : wholeAddress(values.shipping),
    billing_address: isEmptyAddress(billing) ? undefined : wholeAddress(billing),
    no_notification_order: values.isSilent,
  });
}
