import { join } from 'node:path';
import { aptComplaint, fetchPackages, type NewerRelease, osRelease } from './debian-packages.ts';

/** Oldest C library the MongoDB engine's binary loads with. */
const ENGINE_GLIBC = [2, 38] as const;

const NEWER_RELEASES: Record<string, NewerRelease> = {
  debian: { codename: 'trixie', keyring: '/usr/share/keyrings/debian-archive-keyring.gpg' },
  ubuntu: { codename: 'noble', keyring: '/usr/share/keyrings/ubuntu-archive-keyring.gpg' },
};

const LOADERS: Record<string, { folder: string; file: string }> = {
  x64: { folder: 'x86_64-linux-gnu', file: 'ld-linux-x86-64.so.2' },
  arm64: { folder: 'aarch64-linux-gnu', file: 'ld-linux-aarch64.so.1' },
};

/** How to start one Node program so that the engine's binary finds a C library it can use. */
export type NodeCommand = { command: string; args: string[] };

/**
 * The machine's own loader where its glibc is 2.38 or newer (and on macOS); else a newer release's loader with
 * its libraries, unpacked into the cache folder. Under that loader `process.execPath` is the loader: the
 * program must not start processes of its own. Throws an Error with one sentence where neither is to be had.
 */
export async function nodeWithNewLibc(cacheDir: string): Promise<NodeCommand> {
  if (process.platform === 'darwin' || glibcIsEnough(glibcVersion())) return { command: process.execPath, args: [] };
  const loader = LOADERS[process.arch];
  const release = NEWER_RELEASES[(await osRelease()).ID ?? ''];
  if (!loader || !release) throw new Error(advice(`this machine has ${glibcVersion() ?? 'no glibc'}`));
  const root = join(cacheDir, `libc-${release.codename}-${process.arch}`);
  try {
    await fetchPackages({ packages: ['libc6', 'libgcc-s1', 'libstdc++6'], into: root, release });
  } catch (error) {
    throw new Error(advice(`fetching it from Debian failed (${aptComplaint(error)})`));
  }
  const libraries = join(root, 'usr/lib', loader.folder);
  return {
    command: join(libraries, loader.file),
    args: ['--library-path', libraries, '--argv0', 'node', process.execPath],
  };
}

function advice(reason: string): string {
  return `MongoDB's engine needs glibc ${ENGINE_GLIBC.join('.')} or newer and ${reason}: set MONGO_URL to a MongoDB server instead.`;
}

/** Version of the C library this process runs on, such as "2.36"; undefined where it is not glibc. */
export function glibcVersion(): string | undefined {
  // Without this the report waits for the host names of every network address; absent from the types.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime;
}

/** Whether the engine's binary loads with this C library; false where the version is unknown. */
export function glibcIsEnough(version: string | undefined): boolean {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  return major > ENGINE_GLIBC[0] || (major === ENGINE_GLIBC[0] && minor >= ENGINE_GLIBC[1]);
}
