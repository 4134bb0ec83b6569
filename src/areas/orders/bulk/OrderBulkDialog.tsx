import type { ReactNode } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { CaptureDialog } from './CaptureDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { FulfillDialog } from './FulfillDialog.tsx';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import type { BulkAction } from './plan.ts';
import { ShipDialog } from './ShipDialog.tsx';
import { useOrdersRead } from './useOrdersRead.ts';

interface OrderBulkDialogProps extends Omit<BulkActionProps, 'orders'> {
  action: BulkAction;
  ids: readonly string[];
}

export function OrderBulkDialog({ action, ids, ...ends }: OrderBulkDialogProps): ReactNode {
  const props = { orders: useOrdersRead(action, ids), ...ends };
  switch (action) {
    case 'capture':
      return <CaptureDialog {...props} />;
    case 'fulfill':
      return <FulfillDialog {...props} />;
    case 'ship':
      return <ShipDialog {...props} />;
    case 'complete':
    case 'archive':
      return <CloseDialog {...props} step={action} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    default:
      return action satisfies never;
  }
}
