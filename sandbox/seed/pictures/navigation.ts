import {
  BRASS_DARK,
  BRASS_LIGHT,
  GLASS,
  INK,
  type Motif,
  PAPER,
  ROPE,
  ROPE_DARK,
  STEEL,
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

const compass: Motif = ({ main, dark, light }) =>
  box(78, 92, 244, 232, 18, WOOD_DARK) +
  box(86, 98, 228, 218, 14, WOOD) +
  circle(200, 206, 100, dark) +
  circle(200, 206, 92, main) +
  circle(200, 206, 80, PAPER) +
  times(32, (at) =>
    turn(
      at * 11.25,
      200,
      206,
      line(`M200 132V${at % 8 === 0 ? 148 : 140}`, INK, at % 8 === 0 ? 4 : 2),
    ),
  ) +
  turn(
    28,
    200,
    206,
    path('M200 142 214 206 200 270 186 206Z', INK) + path('M200 142 214 206H186Z', '#c8402f'),
  ) +
  circle(200, 206, 8, light) +
  text(200, 172, 20, INK, 'N') +
  path('M142 166Q170 132 214 134 170 148 156 182Z', GLASS, ' opacity=".7"');

const binoculars: Motif = ({ main, dark, deep, light }) =>
  path('M98 130H168L184 300H70Z', main) +
  path('M302 130H232L216 300H330Z', main) +
  box(160, 168, 80, 60, 12, deep) +
  circle(200, 198, 18, dark) +
  ellipse(127, 302, 58, 22, deep) +
  ellipse(273, 302, 58, 22, deep) +
  ellipse(127, 302, 44, 15, '#7fa6b8') +
  ellipse(273, 302, 44, 15, '#7fa6b8') +
  box(96, 96, 74, 42, 12, deep) +
  box(230, 96, 74, 42, 12, deep) +
  line('M112 150 96 280M290 150 304 280', light, 8) +
  line('M104 104Q60 60 200 56 340 60 296 104', ROPE_DARK, 7);

const telescope: Motif = ({ main, dark, light }) =>
  turn(
    -28,
    200,
    200,
    box(20, 168, 128, 70, 10, WOOD_DARK) +
      box(20, 168, 18, 70, 6, dark) +
      box(140, 174, 96, 58, 8, main) +
      box(228, 180, 78, 46, 8, main) +
      box(298, 186, 62, 34, 8, main) +
      box(354, 180, 22, 46, 6, dark) +
      box(140, 168, 14, 70, 5, dark) +
      box(228, 174, 12, 58, 5, dark) +
      box(298, 180, 12, 46, 5, dark) +
      line('M44 182H130M160 186H222M246 190H292M316 194H348', light, 7),
  );

const barometer: Motif = ({ main, dark, light }) =>
  ring(200, 72, 18, dark, 8) +
  circle(200, 210, 126, dark) +
  circle(200, 210, 116, main) +
  circle(200, 210, 98, PAPER) +
  times(25, (at) =>
    turn(
      -120 + at * 10,
      200,
      210,
      line(`M200 122V${at % 4 === 0 ? 140 : 132}`, INK, at % 4 === 0 ? 4 : 2),
    ),
  ) +
  text(200, 174, 17, INK, 'CHANGE') +
  text(148, 216, 14, INK, 'RAIN') +
  text(252, 216, 14, INK, 'FAIR') +
  circle(200, 210, 34, main) +
  turn(38, 200, 210, path('M196 236 200 124 204 236Z', INK)) +
  turn(-20, 200, 210, path('M198 230 200 134 202 230Z', BRASS_DARK)) +
  circle(200, 210, 10, light) +
  path('M128 160Q160 116 214 118 166 136 146 182Z', GLASS, ' opacity=".8"');

const bell: Motif = ({ main, dark, deep, light }) =>
  box(182, 60, 36, 34, 14, deep) +
  path(
    'M200 84Q262 88 268 180 270 244 312 278L316 296H84L88 278Q130 244 132 180 138 88 200 84Z',
    main,
  ) +
  path('M236 96Q266 120 268 180 270 244 312 278L316 296H256Q238 190 236 96Z', dark) +
  line('M160 122Q148 160 150 214', light, 10) +
  box(78, 288, 244, 20, 10, deep) +
  circle(200, 318, 18, deep) +
  line('M200 330V372', ROPE_DARK, 14) +
  line('M200 330V372', ROPE, 7, ' stroke-dasharray="8 6"') +
  text(196, 240, 28, deep, 'TERN');

const flags: Motif = ({ main }) =>
  line('M92 60V352', WOOD_DARK, 10) +
  circle(92, 58, 10, BRASS_LIGHT) +
  path('M98 76H300V146H98Z', PAPER) +
  path('M98 76H200V146H98Z', '#26456b') +
  path('M300 76 264 111 300 146Z', '#d8e3ea') +
  path('M98 160H280V230H98Z', '#f2c230') +
  path('M98 160H189V230H98Z', main) +
  path('M98 244H300V314H98Z', main) +
  path('M98 244H300L98 314Z', '#f2c230') +
  line('M98 76V146M98 160V230M98 244V314', INK, 3);

const book: Motif = ({ main, dark, deep, light }) =>
  turn(
    -8,
    200,
    200,
    box(104, 84, 212, 248, 10, deep) +
      box(112, 92, 200, 232, 4, PAPER) +
      times(5, (at) => line(`M306 ${104 + at * 3}V${312 - at * 3}`, '#ddd3bb', 2)) +
      box(96, 78, 204, 248, 10, main) +
      box(96, 78, 34, 248, 10, dark) +
      box(154, 122, 120, 66, 4, PAPER) +
      text(214, 152, 22, dark, 'SHIP’S') +
      text(214, 176, 22, dark, 'LOG') +
      ring(214, 252, 30, light, 5) +
      path('M214 226 222 252 214 278 206 252Z', light) +
      line('M252 326V356', '#b23a3a', 10),
  );

const chart: Motif = ({ main, dark }) =>
  path('M66 108 156 84 246 108 334 84V292L246 316 156 292 66 316Z', PAPER) +
  path('M66 108 156 84V292L66 316ZM246 108 334 84V292L246 316Z', '#efe6cf') +
  path(
    'M66 200Q110 178 140 204 166 236 210 216 250 190 280 216 312 236 334 220V292L246 316 156 292 66 316Z',
    main,
  ) +
  path(
    'M66 238Q110 222 150 250 200 276 252 252 300 240 334 256V292L246 316 156 292 66 316Z',
    dark,
  ) +
  line('M96 150 176 172 232 138 306 168', '#c8402f', 4, ' stroke-dasharray="3 10"') +
  line('M156 84V292M246 108V316', '#cabf9f', 2) +
  ring(276, 134, 20, INK, 3) +
  path('M276 108 282 134 276 160 270 134Z', INK) +
  line('M90 144l14 14m0-14-14 14', '#c8402f', 5);

const whistle: Motif = ({ main, dark, deep, light }) =>
  ring(318, 128, 18, STEEL, 8) +
  line('M334 134Q372 200 300 300 230 372 120 330', '#26456b', 10) +
  turn(
    -14,
    200,
    200,
    path('M72 158H246Q320 160 320 218 318 274 258 276 206 276 196 228H72Z', main) +
      circle(256, 216, 34, dark) +
      circle(256, 216, 22, deep) +
      box(72, 158, 30, 70, 6, dark) +
      box(150, 150, 50, 26, 4, deep) +
      line('M112 174H142', light, 8),
  );

export const NAVIGATION_MOTIFS = {
  compass,
  binoculars,
  telescope,
  barometer,
  bell,
  flags,
  book,
  chart,
  whistle,
};
