import { storeZone } from '../format/store-zone.ts';
import { readersZone } from './zone.ts';

/** Of filters and figures: the store's, else the reader's. */
export const daysZone = (): string => storeZone() ?? readersZone();
