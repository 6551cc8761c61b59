// GET /admin/v1/lanes: the databases of the service, and whether they answer.
import { type Static, Type } from 'typebox';
import type { LaneState } from '../../api/http/health.ts';
import { operation } from '../../api/http/operation.ts';
import { Nullable, OneOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { allShards, shardCount } from '../../platform/database/tenant-key.ts';

const Lane = Type.Object(
  {
    name: Type.String({ description: '`home`, or the name in the lanes file' }),
    state: OneOf(['ready', 'away'], {
      description:
        'away: its database does not answer. Requests of its tenants get 503, and lists of operators leave its rows out.',
    }),
    reason: Nullable(Type.String({ description: 'Why it is away, as a sentence without a period' })),
    shards: Type.Array(Type.Integer({ minimum: 0, maximum: shardCount - 1 }), {
      description:
        'New processors of these shards are added here. The shard of a processor is the last byte of its uuid modulo 64.',
    }),
  },
  { title: 'Lane' },
);

const example: Static<typeof Lane> = {
  name: 'home',
  state: 'ready',
  reason: null,
  shards: [...allShards],
};

interface Listing {
  lanes: Lanes;
  laneStates(): Promise<LaneState[]>;
}

export const listLanes = ({ lanes, laneStates }: Listing) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/lanes',
      tag: 'Operator',
      operationId: 'listLanes',
      summary: 'List the lanes',
      description:
        'A lane is a database with the tenants of some shards. A service with one database has one lane, `home`. With several, an answer that reads the rows of all lanes has the header `Achord-Lanes-Away`: `none`, or the names of those whose rows it leaves out.',
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The lanes, home first',
          data: Type.Object({ lanes: Type.Array(Lane) }),
          example: { lanes: [example] },
        },
      },
    },
    {
      async read() {
        return ok({
          lanes: (await laneStates()).map(({ name, state, reason = null }) => ({
            ...{ name, state, reason },
            shards: lanes.shardsOf({ name }),
          })),
        });
      },
    },
  );
