import { storeZone } from '../format/store-zone.ts';
import { readersZone } from './zone.ts';

/** IANA zone whose days filters and figures mean: the store's if it has one, else the reader's. */
export const daysZone = (): string => storeZone() ?? readersZone();
