import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from './catalogue.ts';
import { savePicture } from './raster.ts';

const folder = process.argv[2];
if (!folder) throw new Error('name the folder the pictures go to: node make-pictures.ts <out> [name …]');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(3);
for (const [name, { paint, finish }] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const bytes = await savePicture(join(folder, `${name}.jpg`), paint(), finish?.());
  console.log(`${name} ${bytes} bytes`);
}
