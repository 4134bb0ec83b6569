import { deleteShippingOption } from '#generated/admin/shipping-options/shipping-options.ts';
import {
  deleteShippingProfile,
  updateShippingProfile,
} from '#generated/admin/shipping-profiles/shipping-profiles.ts';
import { readEach } from '#ui/format/read-each.ts';
import { sendInChunks } from '#shared/member-set/send-in-chunks.ts';
import type { Step } from '#shared/save/steps.ts';
import type { Profile } from './query.ts';

/** Records that reference a shipping profile. */
export interface Removal {
  /** Moved to the default profile: a product without a profile can't be shipped or bought. */
  products: string[];
  /** Deleted: no other profile uses them. */
  options: { id: string; name: string }[];
  /** Return options serve any profile: moved to the default. */
  returns: string[];
}

/** The server deletes a profile without checking its references. */
export const removalOf = (profile: Profile): Removal => {
  const options = readEach(profile.shipping_options, ({ id, name, is_return: isReturn }) => ({
    id,
    name,
    isReturn,
  }));
  return {
    products: readEach(profile.products, ({ id }) => id),
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
 * Moves products and return options to the default profile and deletes the rest.
 *
 * @param defaultId of the default profile
 * @param onGone called once the profile is deleted, before any refetch
 */
export function removalSteps(
  profile: Pick<Profile, 'id'>,
  { products, options, returns }: Removal,
  defaultId: string,
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
            sendInChunks(products, (part) =>
              updateShippingProfile(defaultId, { products: part }, call),
            ),
          ),
        ]
      : []),
    ...(returns.length > 0
      ? [
          move('returns', words.returns, (call) =>
            updateShippingProfile(defaultId, { shipping_options: returns }, call),
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
