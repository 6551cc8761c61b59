// Whether work of several tenants comes at about the same time.

const usuallyMs = 1_000;

export interface Neighbors {
  /** Work of this tenant has come. `now`: a reading. */
  note(tenant: string, now: number): void;
  /** Whether work of two tenants has come a short time ago. */
  areThere(now: number): boolean;
}

/** `rememberedMs`: after work of two tenants, for so long there are neighbors. */
export function neighbors(rememberedMs = usuallyMs): Neighbors {
  let latest: string | null = null;
  let until = -Infinity;
  return {
    note(tenant, now) {
      if (latest !== null && latest !== tenant) until = now + rememberedMs;
      latest = tenant;
    },
    areThere: (now) => now < until,
  };
}
