// Health and metrics on a listener of their own, which answers even while the API's listener is
// full.
import type { FastifyInstance } from 'fastify';
import { addHealth, addMetrics, type Health } from './health.ts';
import { type WebServerOptions, webServer } from './web-server.ts';

// Supervisors and monitoring systems only.
const connectionsLimit = 100;

export interface HealthServerOptions
  extends Omit<WebServerOptions, 'connectionsLimit' | 'showsConnections'>,
    Pick<Health, 'unready'> {}

export function healthServer(options: HealthServerOptions): FastifyInstance {
  const { app, answerOtherMethods } = webServer({ ...options, connectionsLimit, showsConnections: false });
  addHealth(app, options);
  addMetrics(app, options.metrics);
  answerOtherMethods();
  return app;
}
