import { readEach } from '#ui/format/read-each.ts';
import type { OrderClaim } from '../../query.ts';
import type { ClaimItemEntry } from './ClaimItemFields.tsx';
import { claimTags } from './claim.ts';
import { picturesOf } from './claimed.ts';
import { saidOf, shippingOf } from './update-claim.ts';
import type { SaidOfItem, TagsByItem, UpdateClaimSent } from './update-claim.ts';

/** What one changes of a claim. */
export interface UpdateValues {
  /** By the claim item's id. */
  items: Readonly<Record<string, ClaimItemEntry>>;
  /** Id of the option by which the replacement is sent. */
  shipping: string | undefined;
  notify: boolean;
}

/** What the form begins with. */
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

/** Items of which something else is said than before. */
const changedItems = (before: UpdateValues, after: UpdateValues): UpdateClaimSent['items'] =>
  Object.entries(after.items).flatMap(([id, entry]) => {
    const first = before.items[id];
    const now = said(entry);
    return first && JSON.stringify(said(first)) === JSON.stringify(now) ? [] : [{ id, ...now }];
  });

/** What is wrong with what was entered; undefined when it can be sent. */
export function updateProblem(
  before: UpdateValues,
  after: UpdateValues,
): 'note' | 'same' | undefined {
  // The server keeps the old note when it is told none.
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

/** What is sent: the changes only. */
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
