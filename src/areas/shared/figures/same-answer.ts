import { isObject } from '#ui/format/guards.ts';

/** The earlier of two equal answers, so that nothing is drawn again. */
export const sameAnswer = <Answer>(before: Answer | undefined, next: Answer): Answer =>
  before !== undefined && isEqual(before, next) ? before : next;

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Map && other instanceof Map) {
    return (
      one.size === other.size &&
      [...one].every(([key, value]) => other.has(key) && isEqual(value, other.get(key)))
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isEqual(value, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isEqual(one[name], other[name]))
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
