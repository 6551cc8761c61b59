export const defaults: { HOST: string; PORT: string };
export function expectFreePort(environment: { HOST?: string; PORT?: string }): Promise<void>;
