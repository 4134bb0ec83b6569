import { useCallback } from 'react';
import { useHref } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { paths } from '#app/paths.ts';

/** Placeholder for the token in the store's template. */
const PLACE = '{invite_token}';

/**
 * Returns the join link: from the store's template if usable, else to this app.
 *
 * @param own returns this app's link for a token
 */
export const inviteLink = (
  template: string | null | undefined,
  token: string,
  own: (token: string) => string,
): string =>
  template && /^https?:\/\//.test(template) && template.includes(PLACE)
    ? template.replaceAll(PLACE, encodeURIComponent(token))
    : own(token);

/** Returns a function that makes invite links; undefined until the store is loaded. */
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
