import { useCallback } from 'react';
import { useHref } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { paths } from '#app/paths.ts';

/** Where a template of the store has the invite's token. */
const PLACE = '{invite_token}';

/**
 * The link by which someone who was invited joins: the store's own template where it has a usable one.
 *
 * @param own the address of this app's page, for any token
 */
export const inviteLink = (
  template: string | null | undefined,
  token: string,
  own: (token: string) => string,
): string =>
  template && /^https?:\/\//.test(template) && template.includes(PLACE)
    ? template.replaceAll(PLACE, encodeURIComponent(token))
    : own(token);

/** Makes the links of invites: by the store's template, or to this app. Undefined until the store is read. */
export function useInviteLink(): ((token: string) => string) | undefined {
  const store = useGetStore().data?.store;
  const href = useHref(paths.invite(PLACE));
  const make = useCallback(
    (token: string) =>
      inviteLink(store?.invite_link_template, token, (one) =>
        `${location.origin}${href}`.replace(encodeURIComponent(PLACE), encodeURIComponent(one)),
      ),
    [store, href],
  );
  return store && make;
}
