import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A slow pan or push over one picture; `frames` at 24 a second, all under ten seconds. */
type Shot = { name: string; picture: string; frames: number; zoom: string; x: string };

const RATE = 24;
const pan = (from: number, to: number, frames: number) => `(iw-iw/zoom)*(${from}+(${to}-${from})*on/${frames})`;
const SHOTS: readonly Shot[] = [
  { name: 'harbour-dusk', picture: 'harbour', frames: 216, zoom: '1.25', x: pan(0, 1, 216) },
  { name: 'peaks-drift', picture: 'peaks', frames: 192, zoom: '1.3', x: pan(1, 0.1, 192) },
  { name: 'stadium-lights', picture: 'stadium', frames: 168, zoom: '1.05+0.25*on/168', x: '(iw-iw/zoom)/2' },
  { name: 'city-night', picture: 'city', frames: 180, zoom: '1.2', x: pan(0.1, 0.9, 180) },
  { name: 'board-pass', picture: 'board', frames: 156, zoom: '1.35-0.25*on/156', x: '(iw-iw/zoom)/3' },
  { name: 'dunes-drift', picture: 'dunes', frames: 204, zoom: '1.25', x: pan(0.9, 0, 204) },
];

const [pictures, out] = process.argv.slice(2);
if (!pictures || !out)
  throw new Error('name two folders: node make-clips.ts <pictures> <out>; ffmpeg has to be on the PATH');
mkdirSync(out, { recursive: true });
for (const { name, picture, frames, zoom, x } of SHOTS) {
  const move = `zoompan=z='${zoom}':x='${x}':y='(ih-ih/zoom)/2':d=${frames}:s=640x360:fps=${RATE}`;
  const source = [
    '-loop',
    '1',
    '-i',
    join(pictures, `${picture}.jpg`),
    '-vf',
    `scale=3840:2160,${move},hqdn3d=6`,
    '-frames:v',
    String(frames),
  ];
  const coding = [
    '-an',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '44',
    '-b:v',
    '130k',
    '-deadline',
    'good',
    '-cpu-used',
    '4',
    '-pix_fmt',
    'yuv420p',
  ];
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...source,
    ...coding,
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    join(out, `${name}.webm`),
  ]);
  console.log(name, `${(frames / RATE).toFixed(2)} s`);
}
