import type { ListView } from '#ui/list/useListState.ts';

export const ORDER_FILTER = 'order_status';

export const ARCHIVED = 'archived';

export const isOfArchived = ({ filters }: ListView): boolean =>
  filters[ORDER_FILTER]?.includes(ARCHIVED) === true;
