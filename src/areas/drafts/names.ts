import { NO_VALUE } from '#ui/format/instant.ts';

/** `#1042`, or – without a number. */
export const draftName = ({ display_id: number }: { display_id: number }): string =>
  Number.isInteger(number) && number > 0 ? `#${number}` : NO_VALUE;
