import type { ReturnReason, ReturnReasonDetail } from '#generated/admin/admin.schemas.ts';
import { listOf, plainText } from '#ui/format/instant.ts';

/** A return reason with its place in the list. */
export interface ListedReason {
  reason: ReturnReason;
  /** 0, or 1 below another one: the server knows two levels. */
  level: 0 | 1;
  /** How many stand below it. */
  below: number;
}

/** By their labels. A damaged reason, which may lack its own, doesn't take the others along. */
const byLabel = <Reason extends ReturnReason>(reasons: readonly Reason[] | null | undefined) =>
  listOf(reasons)
    .filter((reason) => typeof reason === 'object' && reason !== null)
    .toSorted((a, b) => plainText(a.label).localeCompare(plainText(b.label)));

/** The reasons as the server lists them, each followed by those below it, by their labels. */
export const inOrder = (reasons: readonly ReturnReasonDetail[]): ListedReason[] =>
  byLabel(reasons).flatMap((reason): ListedReason[] => {
    const below = byLabel(reason.return_reason_children);
    return [
      { reason, level: 0, below: below.length },
      ...below.map((child): ListedReason => ({ reason: child, level: 1, below: 0 })),
    ];
  });

/** A value out of a label, for the storefront and for reports: lower case with underscores. */
export const valueOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
