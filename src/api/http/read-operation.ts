// The operation that reads one record by its uuid.
import { type Static, type TSchema, Type } from 'typebox';
import { ok } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import { type Definition, type Operation, operation } from './operation.ts';
import { UuidOf } from './schema.ts';

interface ReadDefinition<Entry extends TSchema>
  extends Pick<
    Definition<TSchema, TSchema, TSchema>,
    'path' | 'tag' | 'operationId' | 'summary' | 'description' | 'callers' | 'role'
  > {
  record: Entry;
  example: Static<Entry>;
}

/** The path ends in `:uuid`. `find` gets it in lower case; null: there is no such record. */
export function readOperation<Entry extends TSchema>(
  { record, example, ...definition }: ReadDefinition<Entry>,
  find: (uuid: string) => Promise<Static<Entry> | null>,
): Operation {
  return operation(
    {
      ...definition,
      method: 'GET',
      params: Type.Object({ uuid: UuidOf('The uuid of the record.') }),
      answers: { 200: { description: 'The record', data: record, example } },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const found = await find(params.uuid.toLowerCase());
        if (found === null) throw refuse('not_found', 'uuid');
        return ok(found);
      },
    },
  );
}
