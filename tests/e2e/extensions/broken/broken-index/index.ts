import { defineExtension } from '#extension';

function fail(): never {
  throw new Error('broken-index fails while it loads');
}

export default defineExtension({ name: fail() });
