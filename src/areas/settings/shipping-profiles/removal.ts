import { deleteShippingOption } from '#generated/admin/shipping-options/shipping-options.ts';
import {
  deleteShippingProfile,
  updateShippingProfile,
} from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { inCalls } from '#shared/member-set/in-calls.ts';
import type { Step } from '#shared/steps.ts';
import type { Profile } from './query.ts';

/** What hangs on a shipping profile, by id. */
export interface Removal {
  /** They go to the default profile: a product without one can't be shipped, and so not be bought. */
  products: string[];
  /** Only this profile's products ship by them. */
  options: { id: string; name: string }[];
  /** Ways back, which serve products of any profile: they go to the default one. */
  returns: string[];
}

/** What a profile would leave behind. The server deletes it alone, without looking. */
export const removalOf = (profile: Profile): Removal => {
  const options = readEach(profile.shipping_options, ({ id, name, is_return: isReturn }) => ({
    id,
    name,
    isReturn,
  }));
  return {
    products: readEach(listOf(profile.products), ({ id }) => id),
    options: options.filter(({ isReturn }) => !isReturn),
    returns: options.filter(({ isReturn }) => isReturn).map(({ id }) => id),
  };
};

interface RemovalWords {
  products: string;
  returns: string;
  option: (name: string) => string;
  profile: string;
}

/**
 * The calls that delete a profile and leave nothing behind that hangs in the air: products and ways back go to the default
 * profile, its shipping options go with it.
 *
 * @param usualId of the default profile
 * @param onGone  the profile is gone; called before anything reads it again
 */
export function removalSteps(
  profile: Pick<Profile, 'id'>,
  { products, options, returns }: Removal,
  usualId: string,
  words: RemovalWords,
  onGone: () => void,
): Step[] {
  const move = (id: string, label: string, run: Step['run']): Step => ({
    id,
    label,
    stage: 1,
    run,
  });
  return [
    ...(products.length > 0
      ? [
          move('products', words.products, (call) =>
            inCalls(products, (part) => updateShippingProfile(usualId, { products: part }, call)),
          ),
        ]
      : []),
    ...(returns.length > 0
      ? [
          move('returns', words.returns, (call) =>
            updateShippingProfile(usualId, { shipping_options: returns }, call),
          ),
        ]
      : []),
    ...options.map(({ id, name }) => ({
      id: `option-${id}`,
      label: words.option(name),
      stage: 2,
      run: (call: Parameters<Step['run']>[0]) => deleteShippingOption(id, call),
    })),
    {
      id: 'profile',
      label: words.profile,
      stage: 3,
      run: async (call) => {
        await deleteShippingProfile(profile.id, call);
        onGone();
      },
    },
  ];
}
