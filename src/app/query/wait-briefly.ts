/** Milliseconds. */
export const MAX_WAIT = 150;

/** Waits briefly for a screen's reads. Most servers answer in time, which saves slow machines a skeleton render. */
export async function waitBriefly(reading: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, MAX_WAIT)));
  await Promise.race([reading, timeout]);
  clearTimeout(timer);
}
