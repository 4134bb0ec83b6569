import { NO_VALUE } from '#ui/format/instant.ts';

/** What one calls a draft order; a dash for one without a number. */
export const draftName = ({ display_id: number }: { display_id: number }): string =>
  Number.isInteger(number) && number > 0 ? `#${number}` : NO_VALUE;
