// How much a data key may seal: AES-GCM with random nonces of 96 bits is safe for 2^32 messages a
// key (NIST SP 800-38D, 8.3).

export interface SealLimits {
  /** Seals that a process reserves at a time. Those that it does not use count as used. */
  block: number;
  /** At this number of reserved seals a new key is made. */
  renewAt: number;
  /** Never more are reserved. */
  limit: number;
  /** Every process has read a new key after this long: from then on it seals. */
  learnSeconds: number;
}

export const usualSealLimits: SealLimits = {
  // At ten thousand seals a second one statement every ten seconds, and thousands of starts of
  // processes before a key is used up.
  block: 2 ** 18,
  renewAt: 2 ** 31,
  limit: 2 ** 32,
  // Ten times the pause between two looks (`followEveryMs`).
  learnSeconds: 600,
};

export const followEveryMs = 60_000;
