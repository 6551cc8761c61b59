// The requests of a batch as the table has them: JSON, compressed with zstd. That costs a third of
// what PostgreSQL needs to take and compress the text.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { LoggedRequest } from './logged-request.ts';

const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export const packRequests = (requests: readonly LoggedRequest[]): Buffer =>
  zstdCompressSync(JSON.stringify(requests), fastest);

export const unpackRequests = (packed: Uint8Array): LoggedRequest[] =>
  JSON.parse(zstdDecompressSync(packed).toString());
