// achord trigger: each of the 28 events is caused by a real operation.
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '../../../src/events/event-types.ts';
import { journey } from '../../../src/sandbox/trigger/journey.ts';
import { recipes } from '../../../src/sandbox/trigger/recipes.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

describe('achord trigger', () => {
  it.each(eventTypes)('causes %s', async (type) => {
    const { token } = await service.processor();
    const { address, adminToken } = service;
    await recipes[type](journey({ address, token, adminToken }));
    const { events } = (await service.send('GET', '/3p/api/v1/events?limit=100', { token })).body.data;
    expect(events.map((event: { type: string }) => event.type)).toContain(type);
  });
});
