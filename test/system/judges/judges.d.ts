// What the judges' packages have that we use. They are installed only when they judge, and
// `npm run types` checks the code without them.
declare module '@redocly/openapi-core' {
  interface Config {
    readonly rules: unknown;
  }
  type Severity = 'error' | 'warn' | 'off';
  interface RawConfig {
    extends: string[];
    rules: Record<string, Severity | { severity: Severity; [option: string]: unknown }>;
  }
  interface Finding {
    ruleId: string;
    message: string;
    location: { pointer?: string }[];
  }
  export function createConfig(raw: RawConfig): Promise<Config>;
  export function lintFromString(given: { source: string; absoluteRef: string; config: Config }): Promise<Finding[]>;
}

declare module '@arethetypeswrong/core' {
  interface Package {
    readonly packageName: string;
  }
  export function createPackageFromTarballData(tarball: Uint8Array): Package;
  export function checkPackage(
    given: Package,
  ): Promise<{ types: false } | { types: object; problems: { kind: string }[] }>;
}
