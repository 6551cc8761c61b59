// The current metrics of a service, by name with labels.
import type { TestService } from './service.ts';

export async function metricsOf(service: Pick<TestService, 'send'>): Promise<Record<string, number>> {
  const { text } = await service.send('GET', '/metrics', { token: null });
  return metricsIn(text);
}

/** Reads the exposition format of Prometheus. */
export function metricsIn(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]),
  );
}
