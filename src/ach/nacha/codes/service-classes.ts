// Service class codes: which directions a batch may contain.

export interface ServiceClassRow {
  title: string;
  debits: boolean;
  credits: boolean;
  supported: boolean;
}

export const serviceClasses = {
  200: { title: 'debits and credits', debits: true, credits: true, supported: true },
  220: { title: 'credits only', debits: false, credits: true, supported: true },
  225: { title: 'debits only', debits: true, credits: false, supported: true },
  280: { title: 'automated accounting advices', debits: true, credits: true, supported: false },
} as const satisfies Record<number, ServiceClassRow>;

export type ServiceClass = keyof typeof serviceClasses;

/** The row of a code; undefined for an unknown service class. */
export function serviceClassRow(code: number): ServiceClassRow | undefined {
  return Object.hasOwn(serviceClasses, code) ? serviceClasses[code as ServiceClass] : undefined;
}
