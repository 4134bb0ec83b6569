import type { ProductPlan } from '../catalogue/index.ts';

type Picture = NonNullable<ProductPlan['picture']>;

/** Draws a product's pictures, the main one first: SVG documents of about a kilobyte. */
export function drawPictures(subject: ProductPlan | Picture): string[] {
  const picture = 'motif' in subject ? subject : subject.picture;
  if (picture === undefined) return [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${picture.ground}"/><circle cx="200" cy="200" r="120" fill="${picture.colour}"/></svg>`,
  ];
}
