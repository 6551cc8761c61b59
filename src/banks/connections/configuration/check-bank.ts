// Tries the connection to a bank and changes nothing there: the login, the directories and their
// contents.
import type { ListedFile } from '../exchange/exchange.ts';
import { ExchangeFault } from '../exchange/exchange-fault.ts';
import { listInbound } from '../exchange/inbound.ts';
import { type Connection, connect } from '../exchange/sftp/connection.ts';
import { sftpStore } from '../exchange/sftp/sftp-store.ts';
import { type InboundNames, kindOfName } from '../profile/inbound-names.ts';
import type { ConfiguredBank } from './read-banks-file.ts';

export interface Finding {
  /** `login`, or the setting that names a directory. */
  what: string;
  ok: boolean;
  said: string;
}

/** One finding for the login and one for each directory. If the login fails, only its finding. */
export async function checkBank({ login, sftp }: ConfiguredBank): Promise<Finding[]> {
  let connection: Connection;
  try {
    connection = await connect(login);
  } catch (error) {
    return [failed('login', error)];
  }
  try {
    const findings = [
      { what: 'login', ok: true, said: `${login.username} at ${login.host}:${login.port}, ${connection.hostKey}` },
    ];
    const store = sftpStore(connection);
    const look = async (what: string, directory: string, found: () => Promise<string>) => {
      findings.push(
        await found().then(
          (said) => ({ what, ok: true, said: `${directory}, ${said}` }),
          (error) => failed(what, error),
        ),
      );
    };
    const entries = (directory: string) => async () =>
      counted((await store.list(directory, sftp.listing_limit)).length);
    await look('outgoing', sftp.outgoing, entries(sftp.outgoing));
    if (sftp.temporary !== undefined) await look('temporary', sftp.temporary, entries(sftp.temporary));
    const forUs = (directory: string) => async () => {
      const { files, unusable } = await listInbound({
        store,
        incoming: [directory],
        listingLimit: sftp.listing_limit,
        acknowledge: { by: 'remember' },
      });
      const unusableNames = unusable.length === 0 ? '' : `, and ${unusable.length} with names that cannot be used`;
      return `${counted(files.length)} for us${kindsOf(files, sftp.names)}${unusableNames}`;
    };
    for (const directory of sftp.incoming) await look('incoming', directory, forUs(directory));
    if (sftp.acknowledge === 'move') await look('archive', sftp.archive!, entries(sftp.archive!));
    return findings;
  } finally {
    await connection.end();
  }
}

/** How many files are of each kind, if the names tell it. */
function kindsOf(files: readonly ListedFile[], names: InboundNames | undefined): string {
  if (names === undefined || files.length === 0) return '';
  const found = Map.groupBy(files, (file) => kindOfName(names, file) ?? 'that fit no pattern');
  return ` (${[...found].map(([kind, { length }]) => `${length} ${kind}`).join(', ')})`;
}

const counted = (files: number) => (files === 1 ? '1 file' : `${files} files`);

function failed(what: string, error: unknown): Finding {
  if (!(error instanceof ExchangeFault)) throw error;
  return { what, ok: false, said: error.message };
}
