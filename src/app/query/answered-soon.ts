/** Milliseconds. */
export const PATIENCE = 150;

/** Waits briefly for a screen's reads. Most servers answer in time, which saves slow machines a skeleton render. */
export async function answeredSoon(reading: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([reading, patience]);
  clearTimeout(timer);
}
