import {
  BRASS,
  BRASS_DARK,
  BRASS_LIGHT,
  GLASS,
  INK,
  type Motif,
  PAPER,
  ROPE,
  ROPE_DARK,
  STEEL,
  STEEL_DARK,
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

const rope: Motif = ({ main, dark, deep }) =>
  times(
    4,
    (at) => ring(200, 206, 112 - at * 24, dark, 22) + ring(200, 206, 112 - at * 24, main, 16),
  ) +
  times(
    4,
    (at) =>
      `<circle cx="200" cy="206" r="${112 - at * 24}" fill="none" stroke="${deep}" stroke-width="14" stroke-dasharray="3 15" opacity=".45"/>`,
  ) +
  line('M310 206Q330 300 262 336', dark, 22) +
  line('M310 206Q330 300 262 336', main, 16) +
  line('M268 326 256 344', '#b23a3a', 20);

const anchor: Motif = ({ main, dark, light }) =>
  ring(200, 92, 22, dark, 12) +
  box(188, 112, 24, 196, 8, main) +
  box(128, 140, 144, 20, 10, dark) +
  path(
    'M200 336Q92 330 82 230L60 250Q60 212 92 190 112 216 118 244L104 236Q116 288 188 300H212Q284 288 296 236L282 244Q288 216 308 190 340 212 340 250L318 230Q308 330 200 336Z',
    main,
  ) +
  line('M196 124V296', light, 6) +
  line('M222 92Q286 70 300 120 310 160 350 150', ROPE_DARK, 10) +
  line('M222 92Q286 70 300 120 310 160 350 150', ROPE, 5, ' stroke-dasharray="8 7"');

const fender: Motif = ({ main, dark, deep }) =>
  line('M200 40V96', ROPE_DARK, 12) +
  line('M200 40V96', ROPE, 6, ' stroke-dasharray="8 7"') +
  ring(200, 100, 14, deep, 10) +
  ring(200, 322, 14, deep, 10) +
  path('M152 140Q152 112 200 112 248 112 248 140V284Q248 312 200 312 152 312 152 284Z', main) +
  path('M222 114Q248 118 248 140V284Q248 308 222 311Z', dark) +
  box(152, 146, 96, 14, 0, '#26456b') +
  box(152, 264, 96, 14, 0, '#26456b');

const cleat: Motif = ({ main, dark, light }) =>
  path(
    'M44 160Q120 132 200 158 280 132 356 160 366 186 340 190 268 186 240 206H160Q132 186 60 190 34 186 44 160Z',
    main,
  ) +
  line('M70 168Q140 150 200 172 260 150 330 168', light, 6) +
  path('M152 200H248L266 266H134Z', dark) +
  box(112, 260, 176, 28, 10, main) +
  circle(140, 274, 8, dark) +
  circle(260, 274, 8, dark) +
  line('M184 206V258M216 206V258', light, 5);

const lifebuoy: Motif = ({ main, dark }) =>
  ring(200, 200, 92, dark, 62) +
  ring(200, 200, 92, main, 54) +
  times(4, (at) => turn(45 + at * 90, 200, 200, path('M180 80H220L214 136H186Z', PAPER))) +
  `<circle cx="200" cy="200" r="138" fill="none" stroke="${ROPE_DARK}" stroke-width="8" stroke-dasharray="180 37" stroke-dashoffset="-18"/>`;

const block: Motif = ({ main, dark, deep, light }) =>
  line('M200 44V110', ROPE_DARK, 20) +
  line('M200 44V110', ROPE, 10, ' stroke-dasharray="10 8"') +
  ring(200, 106, 20, BRASS_DARK, 12) +
  ellipse(200, 216, 88, 108, deep) +
  ellipse(194, 212, 82, 104, main) +
  line('M150 150Q134 210 152 276', light, 6) +
  circle(196, 214, 46, BRASS_DARK) +
  circle(196, 214, 40, BRASS) +
  circle(196, 214, 12, BRASS_LIGHT) +
  line('M152 120Q196 96 240 120M152 308Q196 332 240 308', dark, 8) +
  line('M242 206Q300 250 292 350', ROPE_DARK, 16) +
  line('M242 206Q300 250 292 350', ROPE, 8, ' stroke-dasharray="10 8"');

const bucket: Motif = ({ main, dark, deep, light }) =>
  line('M106 150Q200 20 294 150', deep, 9) +
  path('M100 148H300L274 318Q200 334 126 318Z', main) +
  ellipse(200, 148, 100, 24, dark) +
  ellipse(200, 150, 84, 17, '#7fb2c8') +
  path('M258 160 288 156 266 316 240 322Z', dark) +
  line('M128 178 146 310', light, 9) +
  line('M112 208Q200 232 290 208M122 274Q200 296 280 274', deep, 4) +
  circle(108, 156, 9, deep) +
  circle(292, 156, 9, deep);

const knife: Motif = ({ main, dark, light }) =>
  turn(
    -32,
    200,
    200,
    path('M196 176H352Q362 198 346 208L196 222Z', STEEL) +
      line('M206 186H340', GLASS, 5) +
      path('M196 222 330 262 192 250Z', STEEL_DARK) +
      box(52, 170, 156, 60, 26, dark) +
      box(60, 176, 140, 48, 22, main) +
      line('M80 188H180', light, 6) +
      times(3, (at) => circle(86 + at * 48, 202, 6, BRASS)) +
      ring(42, 200, 16, STEEL_DARK, 7),
  ) + line('M78 276Q60 340 130 346 190 350 180 316', ROPE_DARK, 8);

const tin: Motif = ({ main, dark, deep, light }) =>
  line('M112 150Q200 62 288 150', STEEL_DARK, 8) +
  path('M104 150H296V312Q200 338 104 312Z', main) +
  path('M262 156 296 150V312L262 322Z', dark) +
  ellipse(200, 150, 96, 24, STEEL) +
  ellipse(200, 150, 76, 16, deep) +
  path('M156 150Q166 214 174 152 184 188 192 154Z', light) +
  path('M104 202Q200 228 296 202V276Q200 302 104 276Z', PAPER) +
  text(200, 262, 34, dark, 'GLOSS') +
  circle(108, 156, 8, STEEL_DARK) +
  circle(292, 156, 8, STEEL_DARK);

const charm: Motif = ({ main, dark, light }) =>
  ring(200, 90, 26, STEEL_DARK, 8) +
  line('M200 116V150', STEEL_DARK, 8) +
  path('M126 190Q126 150 200 150 274 150 274 190V280Q274 320 200 320 126 320 126 280Z', main) +
  line('M150 190V270', light, 10) +
  ring(200, 190, 12, INK, 6) +
  line('M200 202V280M170 222H230M158 252Q166 284 200 284 234 284 242 252', INK, 8) +
  line('M136 300Q200 330 264 300', dark, 5);

export const DECK_MOTIFS = {
  rope,
  anchor,
  fender,
  cleat,
  lifebuoy,
  block,
  bucket,
  knife,
  tin,
  charm,
};
