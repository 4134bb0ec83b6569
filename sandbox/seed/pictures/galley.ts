import {
  BRASS,
  GLASS,
  INK,
  type Motif,
  PAPER,
  ROPE,
  ROPE_DARK,
  STEEL,
  STEEL_DARK,
  WOOD,
  WOOD_DARK,
  box,
  circle,
  ellipse,
  line,
  path,
  ring,
  text,
  times,
  turn,
} from './paint.ts';

const lantern: Motif = ({ main, dark, deep, light }) =>
  line('M128 140Q120 36 200 36 280 36 272 140', STEEL_DARK, 8) +
  box(172, 70, 56, 40, 10, dark) +
  path('M148 110H252L266 140H134Z', main) +
  path('M146 140Q112 200 146 258H254Q288 200 254 140Z', GLASS) +
  path('M200 162Q232 204 214 236 200 248 186 236 168 204 200 162Z', '#f7a928') +
  path('M200 194Q214 216 206 234 200 238 194 234 186 216 200 194Z', '#fff0b8') +
  line('M134 140Q98 200 134 262M266 140Q302 200 266 262', deep, 9) +
  line('M124 200H276', STEEL_DARK, 4) +
  path('M136 258H264L284 320H116Z', main) +
  box(106, 312, 188, 24, 10, dark) +
  line('M154 272 142 308', light, 8) +
  circle(250, 286, 10, BRASS);

const candles: Motif = ({ main, dark, light }) =>
  times(4, (at) => {
    const x = 92 + at * 56;
    const top = 130 + (at % 2) * 34;
    return (
      box(x, top, 44, 210 - (at % 2) * 34, 8, main) +
      line(`M${x + 10} ${top + 14}V320`, light, 6) +
      line(`M${x + 22} ${top}V${top - 18}`, INK, 4) +
      path(`M${x + 22} ${top - 56}q18 26 0 42-18-16 0-42Z`, '#f7a928')
    );
  }) +
  box(76, 262, 248, 46, 6, dark) +
  line('M76 284H324', ROPE, 8) +
  path('M186 270q14-14 28 0-14 16-28 0Zm0 28q14-14 28 0-14 16-28 0Z', ROPE_DARK);

const mug: Motif = ({ main, dark, deep, light }) =>
  line('M268 178Q344 176 336 232 328 284 260 276', dark, 22) +
  path('M100 138H284L272 312Q192 332 112 312Z', main) +
  path('M244 142 284 138 272 312 236 320Z', dark) +
  line('M126 170 134 296', light, 10) +
  ellipse(192, 138, 94, 22, deep) +
  ellipse(192, 138, 84, 16, '#5a3a26') +
  line(
    'M156 104Q146 84 158 66M196 100Q186 78 198 58M234 104Q224 84 236 66',
    '#ffffff',
    7,
    ' opacity=".75"',
  ) +
  line('M172 204V270M148 224H196M138 246Q148 276 172 276 196 276 206 246', PAPER, 7) +
  ring(172, 198, 9, PAPER, 6);

const kettle: Motif = ({ main, dark, deep, light }) =>
  line('M118 150Q120 52 200 52 280 52 282 150', INK, 14) +
  path('M286 196Q344 190 354 132L374 140Q372 232 292 262Z', dark) +
  path('M92 300Q70 150 200 146 330 150 308 300Z', main) +
  path('M256 158Q322 184 308 300H252Q276 220 256 158Z', dark) +
  ellipse(200, 150, 66, 18, deep) +
  path('M140 148Q200 104 260 148Z', light) +
  circle(200, 118, 13, INK) +
  box(84, 292, 232, 24, 12, deep) +
  line('M126 204Q114 244 118 282', light, 11);

const sardines: Motif = ({ main, dark, light }) =>
  box(58, 128, 284, 176, 44, STEEL_DARK) +
  box(68, 138, 264, 156, 38, STEEL) +
  box(82, 150, 236, 132, 30, '#e9c46a') +
  times(4, (at) => {
    const y = 158 + at * 30;
    return (
      path(
        `M96 ${y + 12}Q150 ${y - 10} 238 ${y + 4}L276 ${y - 6} 268 ${y + 12} 276 ${y + 30} 238 ${y + 20}Q150 ${y + 34} 96 ${y + 12}Z`,
        at % 2 ? main : dark,
      ) +
      line(`M126 ${y + 12}H230`, light, 3) +
      circle(114, y + 8, 4, PAPER)
    );
  }) +
  path('M58 128Q58 84 102 84H300Q342 84 342 128 300 104 200 104 100 104 58 128Z', STEEL) +
  ring(324, 88, 14, STEEL_DARK, 6);

const jar: Motif = ({ main, dark, light }) =>
  path(
    'M124 140Q100 156 100 190V296Q100 324 128 324H272Q300 324 300 296V190Q300 156 276 140Z',
    GLASS,
  ) +
  path('M104 206Q150 190 200 208 250 222 296 202V296Q296 320 272 320H128Q104 320 104 296Z', main) +
  times(26, (at) =>
    circle(116 + ((at * 53) % 170), 224 + ((at * 37) % 88), 4, at % 2 ? light : dark),
  ) +
  box(116, 92, 168, 54, 10, WOOD) +
  box(116, 124, 168, 12, 4, WOOD_DARK) +
  box(146, 228, 108, 64, 6, PAPER) +
  text(200, 258, 24, INK, 'SEA') +
  text(200, 282, 24, INK, 'SALT') +
  line('M116 178V280', '#ffffff', 8, ' opacity=".8"');

const tea: Motif = ({ main, dark, deep, light }) =>
  box(104, 116, 192, 216, 14, main) +
  box(252, 116, 44, 216, 14, dark) +
  box(96, 84, 208, 50, 12, deep) +
  line('M112 98H286', light, 5) +
  box(122, 164, 150, 126, 8, PAPER) +
  path('M160 226Q160 182 206 184 224 216 190 242 172 246 160 226Z', '#5f8f4e') +
  line('M156 254Q176 220 202 196', '#3f6b38', 4) +
  text(197, 276, 20, INK, 'NIGHT WATCH') +
  line('M122 152H272M122 302H272', BRASS, 4);

const biscuits: Motif = ({ main, dark, deep, light }) =>
  times(4, (at) => {
    const y = 262 - at * 42;
    const x = 200 + (at % 2 ? 10 : -8);
    return (
      ellipse(x, y + 18, 116, 34, deep) +
      ellipse(x, y + 10, 116, 34, dark) +
      ellipse(x, y, 116, 34, main) +
      (at === 3
        ? times(9, (dot) =>
            ellipse(x - 64 + (dot % 5) * 32, y - 10 + Math.floor(dot / 5) * 20, 5, 3, deep),
          ) + ring(x, y, 0, light, 0)
        : '')
    );
  });

const flask: Motif = ({ main, dark, deep, light }) =>
  box(164, 48, 72, 78, 12, STEEL) +
  box(164, 104, 72, 14, 0, STEEL_DARK) +
  path(
    'M150 128H250Q272 146 272 178V322Q272 344 250 344H150Q128 344 128 322V178Q128 146 150 128Z',
    main,
  ) +
  path('M236 128H250Q272 146 272 178V322Q272 344 250 344H232Q246 240 236 128Z', dark) +
  line('M150 176V310', light, 11) +
  box(128, 178, 144, 16, 0, STEEL) +
  box(128, 300, 144, 16, 0, STEEL) +
  line('M236 62Q300 60 296 118', deep, 10);

const blanket: Motif = ({ main, dark, light }) =>
  times(3, (at) => {
    const y = 128 + at * 64;
    return (
      box(72 + at * 4, y, 256 - at * 8, 70, 34, at % 2 ? dark : main) +
      box(72 + at * 4, y + 20, 256 - at * 8, 12, 0, PAPER) +
      box(72 + at * 4, y + 40, 256 - at * 8, 6, 0, light)
    );
  }) +
  times(14, (at) => line(`M${92 + at * 16.5} 318v22`, PAPER, 5)) +
  box(252, 140, 44, 30, 4, PAPER) +
  text(274, 162, 16, INK, 'T&amp;T');

const soap: Motif = ({ main, dark, deep, light }) =>
  line('M200 40Q150 100 200 150', ROPE_DARK, 10) +
  line('M200 40Q250 100 200 150', ROPE_DARK, 10) +
  box(92, 148, 216, 150, 40, deep) +
  box(92, 138, 216, 146, 40, main) +
  box(116, 160, 168, 100, 26, dark) +
  text(200, 206, 30, light, 'PINE') +
  text(200, 240, 30, light, 'TAR') +
  circle(200, 150, 12, deep) +
  circle(88, 312, 20, '#ffffff') +
  circle(122, 330, 13, '#ffffff') +
  circle(306, 318, 17, '#ffffff') +
  circle(330, 296, 9, '#ffffff');

const hammock: Motif = ({ main, dark, light }) =>
  box(52, 70, 18, 270, 8, WOOD_DARK) +
  box(330, 70, 18, 270, 8, WOOD_DARK) +
  line(
    'M64 120 108 180M64 120 122 176M64 120 98 190M336 120 292 180M336 120 278 176M336 120 302 190',
    ROPE_DARK,
    4,
  ) +
  path('M96 176Q200 330 304 176 316 186 300 210 200 372 100 210 84 186 96 176Z', main) +
  path('M110 204Q200 336 290 204 200 300 110 204Z', dark) +
  line('M120 216Q200 318 280 216', light, 5) +
  path('M126 196Q146 170 176 196 190 222 160 236 136 224 126 196Z', PAPER);

const giftcard: Motif = ({ main, dark, deep, light }) =>
  turn(
    -6,
    200,
    200,
    box(54, 120, 292, 176, 18, deep) +
      box(50, 112, 292, 176, 18, main) +
      path(
        'M50 232Q110 202 160 232 210 262 262 232 304 208 342 228V270Q342 288 324 288H68Q50 288 50 270Z',
        dark,
      ) +
      path('M232 150Q262 136 288 158 262 156 252 176 244 158 214 162 222 152 232 150Z', PAPER) +
      text(134, 168, 26, light, 'Tern &amp;') +
      text(124, 198, 26, light, 'Tiller') +
      box(282, 104, 22, 192, 0, '#b23a3a') +
      path('M293 136Q252 100 262 84 284 84 293 128 302 84 324 84 334 100 293 136Z', '#b23a3a'),
  );

export const GALLEY_MOTIFS = {
  lantern,
  candles,
  mug,
  kettle,
  sardines,
  jar,
  tea,
  biscuits,
  flask,
  blanket,
  soap,
  hammock,
  giftcard,
};
