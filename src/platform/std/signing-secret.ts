// A secret that signs HTTP messages, as Standard Webhooks 1.0.0 writes it: `whsec_` and base64 of
// 24 to 64 bytes.

/** The bytes of the secret; null if its format is wrong. */
export function keyOf(secret: string): Buffer | null {
  const match = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret);
  const key = Buffer.from(match?.[1] ?? '', 'base64');
  return key.length >= 24 && key.length <= 64 ? key : null;
}
