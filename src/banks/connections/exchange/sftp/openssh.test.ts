// Broken connections to a real OpenSSH server, if it is installed: one file, complete, once.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenSshPlace, openSshPlace, outgoingFile } from '../../../../../test/support/banks/bank-places.ts';
import { sshdPath } from '../../../../../test/support/banks/openssh-server.ts';
import { type TestDatabase, testDatabase } from '../../../../../test/support/runner/database.ts';
import { type CuttingProxy, cuttingProxy } from '../../../../../test/support/service/cutting-proxy.ts';
import { type Database, openDatabase } from '../../../../platform/database/database.ts';
import { ExchangeFault } from '../exchange-fault.ts';

const installed = sshdPath !== null;

describe.runIf(installed)(`OpenSSH ${installed ? 'behind a line that breaks' : '(is not installed here)'}`, () => {
  let clone: TestDatabase;
  let database: Database;
  let place: OpenSshPlace;
  let proxy: CuttingProxy;
  beforeAll(async () => {
    clone = await testDatabase();
    database = openDatabase(clone.url, 2, () => {});
    place = await openSshPlace(sshdPath!, database);
    proxy = await cuttingProxy(place.server);
  });
  afterAll(async () => {
    await proxy.stop();
    await place.stop();
    await database.end();
    await clone.drop();
  });

  const size = 300_000;
  const submit = (file: ReturnType<typeof outgoingFile>) =>
    place.exchangeAt(proxy.port).inSession((session) => session.submit(file));

  it('has the file complete and once, wherever the connection breaks', async () => {
    await submit(outgoingFile('measure.ach', randomBytes(size)));
    const { toServer, toClient } = proxy.passed;
    // At places all along the transfer, most of them around the rename at its end.
    const along = (bytes: number) => [0.05, 0.6].map((part) => Math.floor(bytes * part));
    const aroundRename = (bytes: number) => Array.from({ length: 3 }, (_, n) => bytes - 40 - n * 150);
    const cuts = [
      ...[...along(toServer), ...aroundRename(toServer)].map((bytes) => ({ toServer: bytes, toClient: null })),
      ...[...along(toClient), ...aroundRename(toClient)].map((bytes) => ({ toServer: null, toClient: bytes })),
    ];
    let broken = 0;
    for (const [index, cut] of cuts.entries()) {
      const content = randomBytes(size);
      const file = outgoingFile(`cut-${index}.ach`, content);
      proxy.remaining = { ...cut };
      for (;;)
        try {
          await submit(file);
          break;
        } catch (error) {
          if (!(error instanceof ExchangeFault) || error.kind === 'definite') throw error;
          broken++;
          proxy.remaining = { toServer: null, toClient: null };
        }
      proxy.remaining = { toServer: null, toClient: null };
      await submit(file);
      expect(place.files.names('outgoing').filter((name) => name.startsWith(file.name))).toEqual([file.name]);
      expect(place.files.read('outgoing', file.name).equals(content)).toBe(true);
    }
    expect(broken).toBeGreaterThan(cuts.length / 2);
  });

  it('does not overwrite a file that appears under the name at the last moment', async () => {
    const file = outgoingFile('late.ach', 'ours');
    const content = async function* () {
      place.files.write('outgoing', 'late.ach', 'theirs');
      yield* file.content();
    };
    await expect(submit({ ...file, content })).rejects.toMatchObject({ code: 'name_taken', kind: 'definite' });
    expect(place.files.read('outgoing', 'late.ach').toString()).toBe('theirs');
    place.files.take('late.ach');
    await submit(file);
    expect(place.files.read('outgoing', 'late.ach').toString()).toBe('ours');
  });
});
