import { ground, lamp, tissue } from './interiors.ts';
import { delta, furrows, nightSky, relief, ridges, sea } from './landscapes.ts';
import { type Finish, gradient, HEIGHT, type Painter, type Stops, stops } from './raster.ts';
import * as draw from './shapes.ts';

type Picture = { paint: () => Painter; finish?: () => Finish };

const fade =
  (list: Stops): Painter =>
  (_x, y) =>
    gradient(list, y / HEIGHT);
const dusk = stops([0, '#35506b'], [0.6, '#8d96a0'], [1, '#e6b98a']);
const duskWater = stops([0, '#b49a84'], [0.2, '#5f6d78'], [1, '#1c2c3a']);
const storm = stops([0, '#2c3a45'], [0.5, '#5d6c74'], [0.85, '#a89c8b'], [1, '#d8bf99']);
const stormWater = stops([0, '#8b8c84'], [0.12, '#55666a'], [1, '#16242b']);
const clear = stops([0, '#5e8fb4'], [0.7, '#bcd3d8'], [1, '#f0e4c8']);
const clearWater = stops([0, '#a9c4c2'], [0.25, '#4d8494'], [1, '#143a4c']);
const winter = stops([0, '#8fa1ad'], [0.7, '#c9d0d2'], [1, '#e8e4dc']);
const winterWater = stops([0, '#b8c2c4'], [0.3, '#7d8f97'], [1, '#2e404a']);
const mountain = stops([0, '#6f8ba3'], [0.5, '#c6cfd1'], [1, '#efe3d0']);
const rose = stops([0, '#4d4667'], [0.5, '#b0788a'], [1, '#f1c19a']);
const sand = stops([0, '#c79a6b'], [0.4, '#e7c391'], [1, '#f6e2bd']);
const smoke = stops([0, '#4a2d24'], [0.5, '#a85a35'], [1, '#f0a860']);
const boxColours = ['#3a4450', '#5a3d38', '#2c3843', '#6b5844', '#33424a'];

/** Every picture of the newsroom by name. Seeds and palettes differ, so no two look alike. */
export const PICTURES: Record<string, Picture> = {
  gate: {
    paint: () => sea(21, { sky: storm, water: stormWater, sun: [0.4, 0.5], glow: '#f0cf9a', clouds: 0.75 }),
    finish: () => ({
      svg: `${draw.barrier()}<g opacity=".55">${draw.crane(846, 270, 0.7, '#27313a')}${draw.crane(60, 268, 0.5, '#313c44')}</g>`,
      grain: 9,
    }),
  },
  harbour: {
    paint: () => sea(44, { sky: dusk, water: duskWater, horizon: 0.6, sun: [0.22, 0.55], glow: '#ffcf93' }),
    finish: () => ({
      svg: `${draw.containers(5, 326, boxColours)}${draw.crane(250, 326, 1.25, '#1d242c')}${draw.crane(520, 326, 1.4, '#161c23')}${draw.crane(770, 326, 1.15, '#212933')}<rect y="324" width="960" height="7" fill="#141a20"/>`,
    }),
  },
  quay: {
    paint: () => sea(63, { sky: winter, water: winterWater, horizon: 0.58, sun: [0.8, 0.4], glow: '#fff4dc' }),
    finish: () => ({
      svg: `${draw.containers(19, 316, ['#7a4b3c', '#3d5a6b', '#8a7a52', '#4b5a4a'])}${draw.crane(160, 316, 1.1, '#3a444c')}${draw.crane(690, 316, 1.5, '#2b343b')}<rect y="314" width="960" height="6" fill="#30383e"/>`,
    }),
  },
  ferry: {
    paint: () => sea(12, { sky: clear, water: clearWater, horizon: 0.5, sun: [0.2, 0.3], glow: '#fff3d0' }),
    finish: () => ({ svg: draw.ship(560, 300, 1.25, '#23425c') }),
  },
  freighter: {
    paint: () => sea(91, { sky: rose, water: duskWater, horizon: 0.55, sun: [0.66, 0.52], glow: '#ffc79a' }),
    finish: () => ({ svg: draw.ship(330, 318, 1.5, '#3a2328') }),
  },
  'open-sea': { paint: () => sea(27, { sky: clear, water: clearWater, horizon: 0.42, sun: [0.55, 0.35] }) },
  'winter-sea': {
    paint: () =>
      sea(39, { sky: winter, water: winterWater, horizon: 0.46, sun: [0.3, 0.36], glow: '#fffaf0', clouds: 0.8 }),
  },
  'storm-sea': {
    paint: () => sea(71, { sky: storm, water: stormWater, horizon: 0.38, sun: [0.85, 0.34], clouds: 0.95 }),
    finish: () => ({ grain: 10 }),
  },
  peaks: { paint: () => ridges(8, { sky: mountain, fog: '#c9cfd0', near: '#1e2a2c', top: 0.24, sun: [0.72, 0.22] }) },
  'peaks-dusk': {
    paint: () =>
      ridges(15, { sky: rose, fog: '#b98f97', near: '#1c1a2b', top: 0.3, sun: [0.2, 0.42], glow: '#ffd0a0' }),
  },
  pass: {
    paint: () =>
      ridges(24, { sky: winter, fog: '#d5d8d8', near: '#33403f', top: 0.16, layers: 5, rough: 1.4, sun: [0.5, 0.1] }),
  },
  'forest-mist': {
    paint: () =>
      ridges(57, { sky: winter, fog: '#bfcbc4', near: '#14291f', top: 0.34, layers: 7, rough: 1.9, sun: [0.6, 0.2] }),
  },
  hills: {
    paint: () =>
      ridges(33, { sky: clear, fog: '#b9c9b0', near: '#3d5a28', top: 0.46, layers: 5, rough: 0.6, sun: [0.3, 0.2] }),
  },
  wildfire: {
    paint: () =>
      ridges(46, {
        sky: smoke,
        fog: '#c0703c',
        near: '#180f0c',
        top: 0.4,
        rough: 1.5,
        sun: [0.62, 0.5],
        glow: '#ffb347',
      }),
    finish: () => ({ grain: 9 }),
  },
  dunes: { paint: () => ridges(77, { sky: sand, fog: '#e3bd8d', near: '#5b2f1c', layers: 5, top: 0.42, rough: 0.45 }) },
  'dunes-evening': {
    paint: () =>
      ridges(83, {
        sky: rose,
        fog: '#c58d78',
        near: '#33191a',
        layers: 4,
        top: 0.5,
        rough: 0.4,
        sun: [0.75, 0.5],
        glow: '#ffc38a',
      }),
  },
  glacier: {
    paint: () =>
      relief(5, { ramp: stops([0, '#27424f'], [0.5, '#6f93a0'], [0.8, '#c9d7d8'], [1, '#f4f3ee']), scale: 1.5 }),
  },
  terrain: {
    paint: () =>
      relief(31, {
        ramp: stops([0, '#3c4a34'], [0.5, '#71734d'], [0.8, '#a98f63'], [1, '#e0cfa8']),
        scale: 1.9,
        water: 0.42,
      }),
    finish: () => ({ grain: 4 }),
  },
  islands: {
    paint: () =>
      relief(66, {
        ramp: stops([0, '#d8c795'], [0.6, '#5f7a45'], [1, '#2f4a2c']),
        scale: 1.3,
        water: 0.62,
        waterColour: '#1b5a70',
      }),
    finish: () => ({ grain: 4 }),
  },
  'red-desert': {
    paint: () => relief(88, { ramp: stops([0, '#4a1f14'], [0.5, '#a2522e'], [1, '#e3b080']), scale: 1.4 }),
    finish: () => ({ grain: 4 }),
  },
  'grey-moon': {
    paint: () => relief(103, { ramp: stops([0, '#1d1e22'], [0.6, '#77787c'], [1, '#d9d8d4']), scale: 1.2, depth: 7 }),
    finish: () => ({ grain: 4 }),
  },
  delta: {
    paint: () => delta(14, stops([0, '#2e3b2c'], [0.45, '#6d6b44'], [0.7, '#b39a66'], [1, '#d9c79b'])),
    finish: () => ({ grain: 4 }),
  },
  'delta-dry': {
    paint: () => delta(58, stops([0, '#6a4a32'], [0.5, '#a98058'], [1, '#e6d0a4']), '#5a4a38', '#a8977a'),
    finish: () => ({ grain: 4 }),
  },
  marsh: {
    paint: () => delta(96, stops([0, '#1c3327'], [0.5, '#4d6b3a'], [1, '#a3a860']), '#20323c', '#8fa7a0'),
    finish: () => ({ grain: 4 }),
  },
  city: {
    paint: () => fade(stops([0, '#14202f'], [0.55, '#3b4659'], [0.8, '#8a6a5d'], [1, '#c98d62'])),
    finish: () => ({ svg: draw.skyline(1, 330, ['#37404f', '#232b39', '#121823'], '#ffd48a', 0.16), blur: 0.6 }),
  },
  'city-dawn': {
    paint: () => fade(stops([0, '#6b86a8'], [0.5, '#c9b6ae'], [0.8, '#f2cfa0'], [1, '#f6dfb8'])),
    finish: () => ({ svg: draw.skyline(23, 350, ['#a99c9c', '#7c7580', '#4a4756'], '#fff1c9', 0.05), blur: 0.7 }),
  },
  'city-rain': {
    paint: () => fade(stops([0, '#3c464e'], [0.6, '#6d777c'], [1, '#8f9592'])),
    finish: () => ({ svg: draw.skyline(47, 320, ['#58636a', '#414b52', '#272f36'], '#f7d9a0', 0.1), blur: 1.4 }),
  },
  turbines: {
    paint: () =>
      ridges(3, {
        sky: stops([0, '#7fa0b5'], [0.6, '#d7dcd4'], [1, '#f2e6cd']),
        fog: '#bcc8bb',
        near: '#4a5a2e',
        layers: 4,
        top: 0.62,
        rough: 0.4,
        sun: [0.5, 0.5],
      }),
    finish: () => ({
      svg: [
        [210, 400, 1.2, 0.4],
        [470, 378, 0.82, 1.2],
        [660, 366, 0.6, 0.1],
        [800, 360, 0.46, 0.9],
      ]
        .map(([x = 0, y = 0, size = 1, turn = 0]) => draw.turbine(x, y, size, turn))
        .join(''),
    }),
  },
  'solar-field': { paint: () => furrows(41, '#8a6f48', '#c9a878', '#6b5231'), finish: () => ({ svg: draw.panels() }) },
  chamber: {
    paint: () => lamp('#8a6a4c', '#1d1512', 0.58, 0.28),
    finish: () => ({ svg: draw.benches(5, [190, 120, 84]), blur: 0.7 }),
  },
  'chamber-green': {
    paint: () => lamp('#75846a', '#10190f', 0.5, 0.2),
    finish: () => ({ svg: draw.benches(29, [96, 150, 110]), blur: 0.7 }),
  },
  courthouse: { paint: () => fade(clear), finish: () => ({ svg: draw.portico('#d9cfbd', '#8d8371'), blur: 0.6 }) },
  ministry: {
    paint: () => fade(winter),
    finish: () => ({ svg: draw.portico('#b9b6b0', '#67676a'), blur: 0.6, grain: 7 }),
  },
  stadium: { paint: () => ground(['#0d1722', '#31424c'], true), finish: () => ({ svg: draw.pitch(), blur: 0.8 }) },
  'stadium-day': {
    paint: () => ground(['#6f9fc4', '#cfdde0'], false),
    finish: () => ({ svg: draw.pitch(), blur: 0.9 }),
  },
  cells: { paint: () => tissue(60, '#e7d9de', ['#b56f8e', '#d9a3b4'], '#5b2b57'), finish: () => ({ blur: 0.9 }) },
  'cells-blue': {
    paint: () => tissue(75, '#d6e4e8', ['#4f88a8', '#93bccb'], '#173a5c'),
    finish: () => ({ blur: 0.9 }),
  },
  ward: {
    paint: () => lamp('#dfe9e4', '#73918c', 0.5, 0.5, 0.9),
    finish: () => ({ svg: draw.corridor('#f6fbf8'), blur: 1.2 }),
  },
  board: {
    paint: () => lamp('#12312f', '#081517', 0.65, 0.33, 1),
    finish: () => ({ svg: draw.circuits(9, '#3f7d78', '#d6a75e'), blur: 1.1 }),
  },
  'board-violet': {
    paint: () => lamp('#2b1f45', '#0c0916', 0.3, 0.6, 1),
    finish: () => ({ svg: draw.circuits(17, '#6d5aa8', '#e08a8a'), blur: 1.1 }),
  },
  rails: {
    paint: () =>
      ridges(52, {
        sky: stops([0, '#8597a6'], [0.6, '#cfd2ca'], [1, '#eadbbf']),
        fog: '#b3bcb4',
        near: '#29352b',
        layers: 4,
        top: 0.46,
        sun: [0.8, 0.35],
      }),
    finish: () => ({ svg: draw.viaduct('#3b3a36', '#efe9dd', '#a2382b'), blur: 0.5 }),
  },
  'rails-evening': {
    paint: () => ridges(68, { sky: rose, fog: '#a0808a', near: '#241d2b', layers: 4, top: 0.46, sun: [0.2, 0.35] }),
    finish: () => ({ svg: draw.viaduct('#2b2629', '#d8dfe2', '#2f6b8a'), blur: 0.5 }),
  },
  field: { paint: () => furrows(90, '#8a6526', '#c3a35a', '#4d3a17') },
  'field-green': { paint: () => furrows(22, '#3f6b2c', '#9db36a', '#264a1c') },
  'night-sky': { paint: () => nightSky(4, '#1c2b44', '#05070d'), finish: () => ({ grain: 4 }) },
  prices: {
    paint: () => lamp('#14243a', '#070c14', 0.5, 0.4, 0.9),
    finish: () => ({ svg: draw.priceLine(6, '#7fc7a8'), blur: 0.8 }),
  },
  'prices-falling': {
    paint: () => lamp('#33171a', '#0e0708', 0.4, 0.5, 0.9),
    finish: () => ({ svg: draw.priceLine(38, '#e08a6a'), blur: 0.8 }),
  },
};
