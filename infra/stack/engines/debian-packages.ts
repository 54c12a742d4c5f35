import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A newer release of the same distribution: the machine's own mirror is asked for it. */
export type NewerRelease = { codename: string; keyring: string };

export type PackageOrder = {
  packages: string[];
  /** Folder that holds the unpacked packages afterwards. */
  into: string;
  /** Absent: the machine's own apt sources. */
  release?: NewerRelease;
};

/**
 * Downloads packages with apt (which checks the archive's signature) and unpacks them into a folder of ours.
 * From a newer release just the packages named; from the machine's own also what they depend on and it lacks.
 * Nothing is installed, no state of the machine's apt is touched, root is not needed.
 * A folder that is already there is taken as it is. Rejects when apt is missing or the download fails.
 */
export async function fetchPackages(order: PackageOrder): Promise<void> {
  if (await exists(order.into)) return;
  const work = `${order.into}.new-${process.pid}`;
  await rm(work, { recursive: true, force: true });
  const root = join(work, 'root');
  for (const folder of ['root', 'debs/partial', 'state/lists/partial']) {
    await mkdir(join(work, folder), { recursive: true });
  }
  try {
    const config = await writeAptConfig(work, order.release);
    const apt = (...args: string[]) => run('apt-get', ['-c', config, '-q', ...args], { cwd: join(work, 'debs') });
    await apt('update');
    if (order.release) await apt('download', ...order.packages);
    else await apt('--download-only', '--no-install-recommends', '--yes', 'install', ...order.packages);
    for (const file of await readdir(join(work, 'debs'))) {
      if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(work, 'debs', file), root]);
    }
    await putInPlace(root, order.into);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A second process may have finished the same folder meanwhile: then its work is kept. */
async function putInPlace(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(await exists(to))) throw error;
  }
}

/** The `#clear` lines need a file: hooks of the machine's apt act on the machine, which is not ours to touch. */
async function writeAptConfig(work: string, release: NewerRelease | undefined): Promise<string> {
  const lines = [
    '#clear APT::Update::Post-Invoke;',
    '#clear APT::Update::Post-Invoke-Success;',
    `Dir::State "${work}/state";`,
    `Dir::State::Lists "${work}/state/lists";`,
    `Dir::Cache "${work}/cache";`,
    `Dir::Cache::archives "${work}/debs";`,
    'APT::Sandbox::User "root";',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    // The locks are the machine's; with a state of our own there is nothing to guard.
    'Debug::NoLocking "true";',
    `Dir::State::status "${release ? `${work}/state/status` : '/var/lib/dpkg/status'}";`,
  ];
  if (release) {
    await writeFile(join(work, 'state', 'status'), '');
    const sources = join(work, `${release.codename}.sources`);
    await writeFile(sources, sourcesOf(await mirror(), release));
    lines.push(`Dir::Etc::sourcelist "${sources}";`, 'Dir::Etc::sourceparts "/dev/null";');
  }
  const file = join(work, 'apt.conf');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

function sourcesOf(mirrorUrl: string, release: NewerRelease): string {
  const fields = [
    'Types: deb',
    `URIs: ${mirrorUrl}`,
    `Suites: ${release.codename}`,
    'Components: main',
    'Targets: Packages',
    `Signed-By: ${release.keyring}`,
  ];
  return `${fields.join('\n')}\n`;
}

/** The mirror this machine takes its own release from, asked of apt itself so that every source format counts. */
async function mirror(): Promise<string> {
  const { stdout } = await run('apt-get', ['--print-uris', 'update']);
  const own = (await osRelease()).VERSION_CODENAME ?? '';
  const found = mirrorIn(stdout, own);
  if (!found) throw new Error(`apt on this machine has no source of its own release ${own}`);
  return found;
}

/** Reads the mirror of a release out of `apt-get --print-uris update`. */
export function mirrorIn(printedUris: string, codename: string): string | undefined {
  for (const [, url] of printedUris.matchAll(/^'([^']+)'/gm)) {
    const end = url?.indexOf(`/dists/${codename}/`) ?? -1;
    if (url && end > 0) return url.slice(0, end + 1);
  }
  return undefined;
}

/** The fields of /etc/os-release; none where there is no such file. */
export async function osRelease(): Promise<Record<string, string>> {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const pairs = [...text.matchAll(/^([A-Z_]+)="?([^"\n]*)"?$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** What apt or dpkg said, in one line, for a message to the reader of the terminal. */
export function aptComplaint(error: unknown): string {
  const { code, stderr, message } = error as { code?: unknown; stderr?: string; message?: string };
  if (code === 'ENOENT') return 'apt-get is not on this machine';
  const line = stderr?.split('\n').find((each) => each.startsWith('E:') || each.startsWith('W:'));
  return line ?? basename(message ?? String(error));
}
