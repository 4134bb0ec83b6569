import { IconCash, IconCircleX, IconPackage } from '@tabler/icons-react';
import { defineAction } from '../actions/define-action.ts';
import type { OrderActionDefinition } from '../actions/define-action.ts';
import { kindOf, swapOrClaimOf, whyNotAny, whyNotWith } from '../facts/swap-or-claim.ts';
import type { SwapOrClaimAction } from '../facts/swap-or-claim.ts';

const define = <Name extends SwapOrClaimAction>(
  name: Name,
  shown: Pick<OrderActionDefinition, 'icon' | 'isDangerous'>,
): OrderActionDefinition<Name> =>
  defineAction<Name>({
    name,
    group: kindOf(name),
    isShort: true,
    rule: (order, subject) => {
      if (subject === undefined) return whyNotAny(order, name);
      const swapOrClaim = swapOrClaimOf(order, subject);
      return swapOrClaim ? whyNotWith(swapOrClaim, name) : 'ownerCanceled';
    },
    form: async () => (await import('./SwapOrClaimForm.tsx')).SwapOrClaimForm,
    ...shown,
  });

const canceling = { icon: () => IconCircleX, isDangerous: true } as const;

export const processSwapAction = define('processSwap', { icon: () => IconCash });
export const fulfillSwapAction = define('fulfillSwap', { icon: () => IconPackage });
export const fulfillClaimAction = define('fulfillClaim', { icon: () => IconPackage });
export const cancelSwapAction = define('cancelSwap', canceling);
export const cancelClaimAction = define('cancelClaim', canceling);

/** In menus of exchanges and claims */
export const SWAP_OR_CLAIM_MENU: readonly OrderActionDefinition<SwapOrClaimAction>[] = [
  processSwapAction,
  fulfillSwapAction,
  fulfillClaimAction,
  cancelSwapAction,
  cancelClaimAction,
];
