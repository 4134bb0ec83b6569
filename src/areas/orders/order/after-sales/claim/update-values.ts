import { readEach } from '#ui/format/read-each.ts';
import type { SaidOfItem } from '../../actions/guard.ts';
import type { OrderClaim } from '../../query.ts';
import type { ClaimItemEntry } from './ClaimItemFields.tsx';
import { claimTags } from './claim.ts';
import { picturesOf } from './claimed.ts';
import { saidOf, shippingOf } from './update-claim.ts';
import type { TagsByItem, UpdateClaimSent } from './update-claim.ts';

export interface UpdateValues {
  /** By claim item id */
  items: Readonly<Record<string, ClaimItemEntry>>;
  /** Shipping option id */
  shipping: string | undefined;
  notify: boolean;
}

export const updateValues = (claim: OrderClaim, tags: TagsByItem): UpdateValues => {
  const said = saidOf(claim, tags);
  return {
    items: Object.fromEntries(
      readEach(claim.claim_items, ({ id, images }) => {
        const entry = said.get(id);
        const pictures = picturesOf({ images });
        return [id, { reason: null, note: '', tags: [], ...entry, pictures }];
      }),
    ),
    shipping: shippingOf(claim),
    notify: claim.no_notification !== true,
  };
};

const said = ({ reason, note, tags, pictures }: ClaimItemEntry): SaidOfItem => ({
  reason: reason ?? 'other',
  note: note.trim(),
  tags: claimTags(tags).toSorted(),
  pictures: pictures.toSorted(),
});

const changedItems = (before: UpdateValues, after: UpdateValues): UpdateClaimSent['items'] =>
  Object.entries(after.items).flatMap(([id, entry]) => {
    const first = before.items[id];
    const now = said(entry);
    return first && JSON.stringify(said(first)) === JSON.stringify(now) ? [] : [{ id, ...now }];
  });

export function updateProblem(
  before: UpdateValues,
  after: UpdateValues,
): 'note' | 'same' | undefined {
  // The server keeps the old note if none is sent.
  const hasLostNote = Object.entries(after.items).some(
    ([id, { note }]) => before.items[id]?.note && !note.trim(),
  );
  if (hasLostNote) return 'note';
  const isSame =
    changedItems(before, after).length === 0 &&
    before.shipping === after.shipping &&
    before.notify === after.notify;
  return isSame ? 'same' : undefined;
}

export const updateSent = (
  id: string,
  before: UpdateValues,
  after: UpdateValues,
): UpdateClaimSent => ({
  id,
  items: changedItems(before, after),
  shipping: after.shipping === before.shipping ? undefined : after.shipping,
  notify: after.notify === before.notify ? undefined : after.notify,
});
