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
  dependencies: Record<string, string>;
}

export interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  /** Only for development. */
  dev?: boolean;
  /** For development, and optional for the service. */
  devOptional?: boolean;
  dependencies?: Record<string, string>;
}

export interface Lock {
  name: string;
  version: string;
  lockfileVersion: number;
  requires: boolean;
  /** By path: `node_modules/fastify`; the root is ''. */
  packages: Record<string, LockedPackage>;
}

export function withoutDevelopment({ lockfileVersion, requires, packages }: Lock, manifest: Manifest): Lock {
  const { name, version, license, bin, engines, dependencies } = manifest;
  const root = { name, version, license, dependencies, bin, engines };
  const needed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  return { name, version, lockfileVersion, requires, packages: { '': root, ...Object.fromEntries(needed) } };
}
