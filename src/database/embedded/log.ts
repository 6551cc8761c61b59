// The log interface of the embedded server.

/** The methods that the logger of the service must have; pino has them. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
