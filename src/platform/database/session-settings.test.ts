// How a connection of the service is set.
import { describe, expect, it } from 'vitest';
import { connectionTo } from './session-settings.ts';

describe('connectionTo', () => {
  it('keeps the options of the URL, and its own settings win', () => {
    const url =
      'postgresql://achord@db.example:5433/achord?sslmode=require&options=-c%20search_path%3Dpayments%20-c%20TimeZone%3DCET';
    const { connectionString, options } = connectionTo(url);
    expect(connectionString).toBe('postgresql://achord@db.example:5433/achord?sslmode=require');
    expect(options).toMatch(/^-c search_path=payments -c TimeZone=CET -c timezone=UTC /);
  });

  it('has its own settings only, without options', () => {
    expect(connectionTo('postgresql://achord@db.example/achord').options).toMatch(/^-c timezone=UTC /);
  });
});
