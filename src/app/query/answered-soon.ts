/** Milliseconds for which a screen waits for what it asked for, before it shows that it is loading. */
export const PATIENCE = 150;

/**
 * Waits a moment for what a screen reads. Most servers answer within it: the screen is then drawn once, with its
 * content, where a skeleton first would take as long again on a slow machine.
 */
export async function answeredSoon(reading: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  await Promise.race([reading, patience]);
  clearTimeout(timer);
}
