import { getGetProductQueryKey } from '../../../../../generated/admin/products/products.ts';
import { getListShippingOptionsQueryKey } from '../../../../../generated/admin/shipping-options/shipping-options.ts';
import {
  useGetProduct,
  useListProducts,
} from '../../../../../generated/store/products/products.ts';
import { useListShippingOptions } from '../../../../../generated/store/shipping-options/shipping-options.ts';
import { PUBLISHABLE_KEY_HEADER } from '../../../../client/constants.ts';
import type { Product } from '../query.ts';
import { shopperVariants } from './verdict.ts';
import type { Channel, Findings } from './verdict.ts';

interface Looking {
  product: Product;
  regionId: string | undefined;
  /** The publishable key that is sent along. */
  keyId: string | undefined;
  /** See `Findings`. */
  shopChannels: readonly Channel[] | undefined;
  isEnabled: boolean;
}

interface FindingsQuery {
  findings: Findings | undefined;
  error: unknown;
  retry: () => void;
}

/**
 * What the storefront answers about a product. Its answers stand under the keys of the product and of the shipping
 * options, so that what refreshes those refreshes them.
 */
export function useFindings(looking: Looking): FindingsQuery {
  const { product, regionId = '', keyId, shopChannels } = looking;
  const enabled = looking.isEnabled && regionId !== '';
  const channel = (
    shopChannels?.find(({ id }) => product.sales_channels?.some((own) => own.id === id)) ??
    shopChannels?.[0]
  )?.id;
  const key = [...getGetProductQueryKey(product.id), 'storefront'];
  // Asked without the key: with one, the server refuses to price what is in none of its channels.
  const details = useGetProduct(
    product.id,
    {
      region_id: regionId,
      ...(channel ? { sales_channel_id: channel } : {}),
      fields: 'id',
      expand: 'variants,variants.prices',
    },
    {
      query: {
        queryKey: [...key, regionId, channel ?? ''],
        select: shopperVariants,
        // Comparing thousands of variants with those before would hold the page up.
        structuralSharing: false,
        enabled,
      },
    },
  );
  const listed = useListProducts(
    {
      id: [product.id],
      ...(shopChannels && !keyId ? { sales_channel_id: shopChannels.map(({ id }) => id) } : {}),
      fields: 'id',
      expand: 'collection',
    },
    {
      query: { queryKey: [...key, 'listed', keyId ?? '', channel ?? ''], enabled },
      ...(keyId ? { request: { headers: { [PUBLISHABLE_KEY_HEADER]: keyId } } } : {}),
    },
  );
  // Not asked for the product's alone: the server answers none then. They belong to it by its profile.
  const options = useListShippingOptions(
    { region_id: regionId, is_return: false },
    {
      query: {
        queryKey: [...getListShippingOptionsQueryKey(), 'storefront', regionId],
        enabled,
      },
    },
  );
  const queries = [details, listed, options];
  const findings =
    details.data && listed.data && options.data
      ? {
          status: product.status,
          channels: product.sales_channels ?? [],
          shopChannels,
          // While the answer to a change is on its way, what was true before isn't held against the product.
          isListed: listed.isFetching || listed.data.products.length > 0,
          variants: details.data,
          shipping: options.data.shipping_options
            .filter((option) => !option.is_return && option.profile_id === product.profile_id)
            .map(({ name }) => name),
        }
      : undefined;
  return {
    findings,
    error: findings ? null : queries.find((query) => query.isError)?.error,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
