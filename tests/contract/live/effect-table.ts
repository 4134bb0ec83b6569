/** The generated table of effects, asked for one write and one read. */
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

/** The entry of the table that covers a read after a write. */
export function effectOn(write: LiveOperation, target: string): QueryKeyPrefix | undefined {
  return effectsOf(write).find((one) => isAffected(keyOf(target), one));
}

/** The query key of a read, as the generated hooks make it. */
function keyOf(target: string): string[] {
  return target.replace(/\?.*$/, '').split('/').slice(1);
}
