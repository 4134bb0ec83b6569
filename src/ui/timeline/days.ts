export interface DayGroup<Event> {
  /** In the reader's zone, 2026-11-03. */
  day: string;
  events: Event[];
}

/** Groups by day, newest first. */
export function groupByDay<Event extends { at: string }>(
  events: readonly Event[],
  dayOf: (instant: string) => string,
): DayGroup<Event>[] {
  const groups: DayGroup<Event>[] = [];
  const byTime = events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  for (const event of byTime) {
    const day = dayOf(event.at);
    const last = groups.at(-1);
    if (last?.day === day) last.events.push(event);
    else groups.push({ day, events: [event] });
  }
  return groups;
}
