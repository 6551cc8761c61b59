// The messages of PostgreSQL's protocol, written one after the other into one buffer that grows.

const code = (letter: string) => letter.charCodeAt(0);
const codes = { parse: code('P'), bind: code('B'), execute: code('E'), close: code('C'), sync: code('S') } as const;
const copyCodes = { data: code('d'), done: code('c') } as const;
const statement = code('S');

const smallest = 64 * 1024;
// A batch of starts needs some 60 kB. A larger buffer is rare, and is not kept.
const kept = 1024 * 1024;
const spare: Buffer[] = [];
const spares = 4;

/** A value of a query: a Buffer in its binary format, a text in its text format. */
export type SentValue = Buffer | string | null;

export class MessageBuffer {
  bytes: Buffer = spare.pop() ?? Buffer.allocUnsafeSlow(smallest);
  /** Where the next byte goes. */
  at = 0;

  /** Makes room for this many bytes more. */
  reserve(more: number): void {
    if (this.at + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.bytes.length, this.at + more));
    this.bytes.copy(larger, 0, 0, this.at);
    this.bytes = larger;
  }

  /** Prepares a query for the rest of the connection. Replaces one of the same name. */
  prepare(name: string, text: string): void {
    let from = this.#begin(codes.close);
    this.#byte(statement);
    this.#string(name);
    this.#end(from);
    from = this.#begin(codes.parse);
    this.#string(name);
    this.#string(text);
    this.#short(0);
    this.#end(from);
  }

  /** Runs a prepared query. Its rows arrive as text. */
  execute(name: string, values: readonly SentValue[]): void {
    let from = this.#begin(codes.bind);
    this.#string('');
    this.#string(name);
    this.#short(values.length);
    for (const value of values) this.#short(value instanceof Buffer ? 1 : 0);
    this.#short(values.length);
    for (const value of values) this.#value(value);
    this.#short(0);
    this.#end(from);
    from = this.#begin(codes.execute);
    this.#string('');
    this.#int(0);
    this.#end(from);
  }

  /** The data of a COPY that runs now. */
  copyData(write: (into: MessageBuffer) => void): void {
    const from = this.#begin(copyCodes.data);
    write(this);
    this.#end(from);
    this.#end(this.#begin(copyCodes.done));
  }

  /** Ends the database transaction: PostgreSQL commits it, or has rolled it back after an error. */
  sync(): void {
    this.#end(this.#begin(codes.sync));
  }

  written(): Buffer {
    return this.bytes.subarray(0, this.at);
  }

  /** For the next one. Only when nobody reads the bytes any more. */
  giveBack(): void {
    if (this.bytes.length <= kept && spare.length < spares) spare.push(this.bytes);
    this.bytes = nothing;
    this.at = 0;
  }

  /** Answers where its length stands. */
  #begin(message: number): number {
    this.#byte(message);
    this.#int(0);
    return this.at - 4;
  }

  #end(from: number): void {
    this.bytes.writeInt32BE(this.at - from, from);
  }

  #byte(value: number): void {
    this.reserve(1);
    this.bytes[this.at++] = value;
  }

  #short(value: number): void {
    this.reserve(2);
    this.at = this.bytes.writeInt16BE(value, this.at);
  }

  #int(value: number): void {
    this.reserve(4);
    this.at = this.bytes.writeInt32BE(value, this.at);
  }

  #string(value: string): void {
    this.reserve(3 * value.length + 1);
    this.at += this.bytes.write(value, this.at);
    this.bytes[this.at++] = 0;
  }

  #value(value: SentValue): void {
    const length = value === null ? -1 : Buffer.byteLength(value);
    this.#int(length);
    if (value === null) return;
    this.reserve(length);
    if (typeof value === 'string') this.bytes.write(value, this.at);
    else this.bytes.set(value, this.at);
    this.at += length;
  }
}

const nothing = Buffer.alloc(0);
