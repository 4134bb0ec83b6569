import type { ReturnReason, ReturnReasonDetail } from '#generated/admin/admin.schemas.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf, plainText } from '#ui/format/instant.ts';

export interface ListedReason {
  reason: ReturnReason;
  /** 1 below another reason; the server knows two levels. */
  level: 0 | 1;
  /** Number of child reasons. */
  below: number;
}

/** Tolerates damaged reasons. */
const byLabel = <Reason extends ReturnReason>(reasons: readonly Reason[] | null | undefined) =>
  listOf(reasons)
    .filter(isObject)
    .toSorted((a, b) => plainText(a.label).localeCompare(plainText(b.label)));

/** Sorts reasons by label, each followed by its children. */
export const inOrder = (reasons: readonly ReturnReasonDetail[]): ListedReason[] =>
  byLabel(reasons).flatMap((reason): ListedReason[] => {
    const below = byLabel(reason.return_reason_children);
    return [
      { reason, level: 0, below: below.length },
      ...below.map((child): ListedReason => ({ reason: child, level: 1, below: 0 })),
    ];
  });

/** Derives a value from a label: lower case with underscores. */
export const valueOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
