// What the embedded server reports through.

/** What the service's logger must offer; pino does. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
