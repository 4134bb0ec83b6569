import type { Area } from '../app/area/area.ts';
import { products } from '../areas/products/routes.ts';

/** The areas, in the order of the navigation. */
export const areas: readonly Area[] = [products];
