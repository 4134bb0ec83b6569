import { plainText } from '#ui/format/instant.ts';

/** “Rope · 10 m” */
export function variantName(product: string | undefined, variant: string): string {
  const name = plainText(variant);
  if (product === undefined || product === variant) return name;
  return `${plainText(product)} · ${name}`;
}
