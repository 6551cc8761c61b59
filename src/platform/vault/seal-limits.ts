// How much a data key may seal: AES-GCM with random nonces of 96 bits is safe for 2^32 messages a
// key (NIST SP 800-38D, 8.3).

export interface SealLimits {
  /** Seals that a process reserves at a time. Unused ones count as used. */
  block: number;
  /** At this number of reserved seals, a new key is made. */
  renewAt: number;
  /** The maximum number of reserved seals of a key. */
  limit: number;
  /** Within this time every process has read a new key. Then the key seals. */
  learnSeconds: number;
  /**
   * A process seals with a key only for this long after it last read that no newer key seals. So a
   * key that was replaced longer ago can be removed.
   */
  trustSeconds: number;
}

export const usualSealLimits: SealLimits = {
  // At ten thousand seals a second, this is one query every 26 seconds; and a key survives
  // thousands of process starts.
  block: 2 ** 18,
  renewAt: 2 ** 31,
  limit: 2 ** 32,
  // Ten times the interval between two looks (`followEveryMs`).
  learnSeconds: 600,
  trustSeconds: 12 * 3_600,
};

export const followEveryMs = 60_000;
