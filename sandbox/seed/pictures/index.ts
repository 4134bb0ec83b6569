import type { ProductPlan } from '../catalogue/index.ts';
import { CLOTHING_MOTIFS } from './clothing.ts';
import { DECK_MOTIFS } from './deck.ts';
import { GALLEY_MOTIFS } from './galley.ts';
import { NAVIGATION_MOTIFS } from './navigation.ts';
import { type Motif, box, circle, ellipse, paintOf, shade } from './paint.ts';

type Picture = NonNullable<ProductPlan['picture']>;

const MOTIFS: Record<string, Motif> = {
  ...CLOTHING_MOTIFS,
  ...DECK_MOTIFS,
  ...NAVIGATION_MOTIFS,
  ...GALLEY_MOTIFS,
};

/** Draws the main picture, a picture per further color and a close-up, as SVG. */
export function drawPictures(subject: ProductPlan | Picture): string[] {
  const picture = 'motif' in subject ? subject : subject.picture;
  if (picture === undefined) return [];
  const { motif, colour, ground, more = [] } = picture;
  return [
    draw(motif, colour, ground, '0 0 400 400'),
    ...more.map((other) => draw(motif, other, shade(ground, -0.06), '0 0 400 400')),
    draw(motif, colour, shade(ground, 0.3), '90 80 220 220'),
  ];
}

function draw(name: string, colour: string, ground: string, view: string): string {
  const motif = MOTIFS[name];
  if (motif === undefined) throw new Error(`There is no motif "${name}".`);
  const scene =
    box(0, 0, 400, 400, 0, ground) +
    circle(200, 196, 158, shade(ground, 0.4)) +
    ellipse(200, 346, 124, 14, shade(ground, -0.16)) +
    motif(paintOf(colour));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="${view}">${scene}</svg>`;
}
