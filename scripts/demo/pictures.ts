import { PRODUCTS } from '../../sandbox/seed/catalogue/index.ts';
import { drawPictures } from '../../sandbox/seed/pictures/index.ts';

const UPLOAD = /^\/uploads\/\d+-(.+?)(?:-(\d+))?\.(?:svg|png)$/u;

const handleOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** SVG at the address of a picture in the contract's examples, which the sandbox's seed drew. */
export function pictureAt(path: string): string | undefined {
  const [, handle, number = '1'] = UPLOAD.exec(path) ?? [];
  const product = PRODUCTS.find(({ title }) => handleOf(title) === handle);
  return product && drawPictures(product)[Number(number) - 1];
}
