import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getGetShippingProfileQueryOptions,
  updateShippingProfile,
} from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import { wholeList } from '#shared/member-set/whole-list.ts';
import type { SetCalls } from '#shared/product-set/membership.ts';
import { offerSource } from '#shared/product-set/product-source.ts';
import type { OfferedProduct } from '#shared/product-set/product-source.ts';
import { ProductSet } from '#shared/product-set/ProductSet.tsx';
import { productMembers, setProducts } from '../whole-products.ts';
import type { Profile } from './query.ts';

interface ProfileProductsProps {
  profile: Profile;
  /** Default profile; undefined until loaded. */
  defaultProfile: { id: string; name: string } | undefined;
}

/** Removing a product moves it to the default profile. */
export function ProfileProducts({ profile, defaultProfile }: ProfileProductsProps): ReactNode {
  const { id, name } = profile;
  const { t } = useTranslation('shipping-profiles');
  const defaultId = defaultProfile?.id ?? id;
  const isDefault = defaultId === id;
  // The server puts all gift cards here, and nothing else.
  const isOfGiftCards = profile.type === 'gift_card';
  const list = useMemo(
    () =>
      wholeList({
        ...productMembers,
        query: getGetShippingProfileQueryOptions(id),
        membersOf: ({ shipping_profile: { products } }) => setProducts(products),
      }),
    [id],
  );
  const calls = useMemo(
    (): SetCalls => ({
      operation: 'updateShippingProfile',
      relation: 'profiles',
      // In other profiles' views, the default profile counts as none.
      setOf: (product) => {
        const holder = product.profile_id ?? null;
        return holder === defaultId && !isDefault ? null : holder;
      },
      put: (to, products) => updateShippingProfile(to, { products }),
      takeOut: (_from, products) => updateShippingProfile(defaultId, { products }),
    }),
    [defaultId, isDefault],
  );
  const source = useMemo(() => {
    const isIn = (product: OfferedProduct): boolean => product.profile_id === id;
    return offerSource(`profile ${id}`, {
      relation: 'profiles',
      isIn,
      detail: (product) =>
        isIn(product)
          ? t('products.already')
          : product.profile
            ? t('products.in', { profile: product.profile.name })
            : t('products.inNone'),
    });
  }, [id, t]);
  return (
    <ProductSet
      set={id}
      id="profile-products"
      belonging={list}
      source={source}
      calls={calls}
      isClosed={isOfGiftCards}
      keptBecause={
        isOfGiftCards ? t('products.giftCards') : isDefault ? t('products.kept') : undefined
      }
      namespace="shipping-profiles"
      names={{ name, usual: defaultProfile?.name ?? '' }}
      empty={isOfGiftCards ? t('products.emptyGiftCards') : undefined}
    />
  );
}
