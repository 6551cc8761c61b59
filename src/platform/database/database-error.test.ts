// What an error of PostgreSQL means for the query: refused, or of unknown outcome.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { connectionLost, isRefusedByServer } from './database-error.ts';

const errorWith = (code: string, severity: string) =>
  Object.assign(new pg.DatabaseError('no', 0, 'error'), { code, severity });

describe('is true when PostgreSQL refuses the query', () => {
  it.each([
    ['a duplicate', '23505', 'ERROR', true],
    ['a duplicate, in another language', '23505', 'FEHLER', true],
    ['a full disk', '53100', 'ERROR', true],
    ['a full disk under its log, which stops it', '53100', 'PANIC', false],
    ['a full disk, in words that we do not know', '53100', 'PANIK', false],
    ['an error of the disk', '58030', 'ERROR', true],
    ['an error of the disk under its log', '58030', 'PANIC', false],
    ['an administrator who stops it', '57P01', 'FATAL', false],
    ['a crash of another session', '57P02', 'WARNING', false],
    ['a lost connection', '08006', 'ERROR', false],
  ])('%s (%s, %s): %s', (_name, code, severity, expected) => {
    expect(isRefusedByServer(errorWith(code, severity))).toBe(expected);
  });

  it('is false for an error of another source', () => {
    expect(isRefusedByServer(new Error('Connection terminated unexpectedly'))).toBe(false);
    expect(isRefusedByServer(null)).toBe(false);
  });
});

describe('the connection counts as lost', () => {
  it.each(['08006', '57P01', '53100', '53300', '58030', '28P01', '3D000'])('with SQLSTATE %s', (code) => {
    expect(connectionLost(errorWith(code, 'ERROR'))).toBe(true);
  });

  it('with SQLSTATE 55000, if the login was refused with it', () => {
    expect(connectionLost(errorWith('55000', 'FATAL'))).toBe(true);
    expect(connectionLost(errorWith('55000', 'ERROR'))).toBe(false);
  });

  it.each([
    'timeout expired',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
  ])('after the driver error: %s', (message) => {
    expect(connectionLost(new Error(message))).toBe(true);
  });

  it('not after a wrong query', () => {
    expect(connectionLost(errorWith('23505', 'ERROR'))).toBe(false);
    expect(connectionLost(new Error('a bug of ours'))).toBe(false);
  });
});
