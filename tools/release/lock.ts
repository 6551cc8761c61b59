// package-lock.json, and the part of it that an installation of the package needs.

/** The fields of a package.json that the package has. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: string;
  engines: Record<string, string>;
  bin: Record<string, string>;
  scripts: Record<string, string>;
  /** Whose install scripts npm runs where this is the root: on a server. */
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
}

export interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Lock {
  name: string;
  version: string;
  lockfileVersion: number;
  requires: boolean;
  /** By path: `node_modules/fastify`; the root is ''. */
  packages: Record<string, LockedPackage>;
}

/** The packages that the dependencies of the service need, and no others. */
export function neededBy(manifest: Manifest, { lockfileVersion, requires, packages }: Lock): Lock {
  const { name, version, license, bin, engines, dependencies } = manifest;
  const needed = new Set<string>();
  function take(from: string, names: readonly string[]): void {
    for (const name of names) {
      const path = placeOf(name, from, packages);
      if (path === undefined || needed.has(path)) continue;
      needed.add(path);
      const { dependencies, optionalDependencies, peerDependencies } = packages[path]!;
      take(path, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
    }
  }
  take('', Object.keys(dependencies));
  const root = { name, version, license, dependencies, bin, engines };
  const rest = Object.entries(packages).filter(([path]) => needed.has(path));
  return { name, version, lockfileVersion, requires, packages: { '': root, ...Object.fromEntries(rest) } };
}

/**
 * Where Node finds a package that a package needs: below it, or below a folder around it.
 * Undefined: an optional one that is not there.
 */
function placeOf(name: string, from: string, packages: Lock['packages']): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}
