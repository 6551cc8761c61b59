// Opens the file exchange that a bank's configuration describes.
import type { Queryable } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import type { FileExchange } from '../exchange/exchange.ts';
import type { Acknowledging } from '../exchange/inbound.ts';
import { sftpExchange } from '../exchange/sftp/sftp-exchange.ts';
import type { ConfiguredBank } from './read-banks-file.ts';

/** `notes`: where deliveries are noted; each note is committed on its own. */
export function openExchange({ name, login, sftp }: ConfiguredBank, notes: Queryable, clock: Clock): FileExchange {
  return sftpExchange({
    bank: name,
    server: login,
    directories: { outgoing: sftp.outgoing, temporary: sftp.temporary ?? sftp.outgoing, incoming: sftp.incoming },
    acknowledge: acknowledging(sftp),
    listingLimit: sftp.listing_limit,
    notes,
    clock,
  });
}

function acknowledging({ acknowledge, archive }: ConfiguredBank['sftp']): Acknowledging {
  // The check of the file ensures that `move` comes with a directory.
  return acknowledge === 'move' ? { by: 'move', to: archive! } : { by: acknowledge };
}
