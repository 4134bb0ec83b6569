import type { ReactNode } from 'react';
import { EnableDisableActions } from '#shared/enable-disable/EnableDisableActions.tsx';
import { giftCardBulk } from './gift-cards.ts';

interface BulkActionsProps {
  ids: readonly string[];
  /** Clears the selection. */
  clear: () => void;
}

export function BulkActions(props: BulkActionsProps): ReactNode {
  return <EnableDisableActions {...props} bulk={giftCardBulk} />;
}
