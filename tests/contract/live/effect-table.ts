import {
  adminEffects,
  isAffected,
  type QueryKeyPrefix,
  storeEffects,
} from '../../../generated/paths/effects.ts';
import type { LiveOperation } from './operations.ts';

export function effectsOf({ api, id }: LiveOperation): readonly QueryKeyPrefix[] {
  return (api === 'admin' ? adminEffects : storeEffects)[id] ?? [];
}

export function effectOn(write: LiveOperation, target: string): QueryKeyPrefix | undefined {
  return effectsOf(write).find((one) => isAffected(keyOf(target), one));
}

/** As in the generated hooks. */
function keyOf(target: string): string[] {
  return target.replace(/\?.*$/, '').split('/').slice(1);
}
