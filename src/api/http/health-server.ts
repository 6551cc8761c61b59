// Health and metrics on their own listener, which answers even while the listener of the API is
// full.
import type { FastifyInstance } from 'fastify';
import { addHealth, addMetrics, type Health } from './health.ts';
import { type WebServerOptions, webServer } from './web-server.ts';

// Only supervisors and monitoring systems connect here.
const connectionsLimit = 100;

export interface HealthServerOptions
  extends Omit<WebServerOptions, 'connectionsLimit' | 'showsConnections'>,
    Pick<Health, 'unready' | 'laneStates'> {}

export function healthServer(options: HealthServerOptions): FastifyInstance {
  const { app } = webServer({ ...options, connectionsLimit, showsConnections: false });
  addHealth(app, options);
  addMetrics(app, options.metrics, null);
  return app;
}
