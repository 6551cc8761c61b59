// A file of the simulated bank that cannot be opened: it is wrapped, and there is no key.
import { keepFile } from '../../../src/banks/connections/archive/archive.ts';
import { markKept, noteSightings, selectLatestArrivals } from '../../../src/banks/returns/files/arrivals.sql.ts';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';
import type { TestService } from '../service/service.ts';
import { readNow } from './bank-answers.ts';

const bank = 'simulated';

/** Returns the uuid of the file that waits. */
export async function receiveUnreadable(service: TestService, bytes: Buffer): Promise<string> {
  const { database, vault, clock } = service.context;
  const now = clock.now();
  const name = `${uuidv7(now)}.pgp`;
  const content = async function* () {
    yield bytes;
  };
  const file = { bank, direction: 'inbound', form: 'wire', name, content_uuid: null } as const;
  const { uuid } = await keepFile({ database, vault, clock }, file, content());
  const place = { directory: 'from-bank', name };
  await noteSightings(database, bank, [{ uuid: uuidv7(now), ...place, size: bytes.length, modified_at: now }], now);
  const [arrival] = await selectLatestArrivals(database, bank, [place]);
  await markKept(database, arrival!, uuid, now);
  await readNow(service);
  return uuid;
}

/** Reads with the right key. */
export const readWithKey = (service: TestService): Promise<void> => readNow(service, { unwrap: (content) => content });
