// A record of a tenant as operators see it: with times in ISO 8601.

const ofTenants = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/;

/** The same value with each time as below `/admin`. */
export function withOperatorTimes<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(ofTenants, '$1T$2Z') as Value;
  if (Array.isArray(value)) return value.map(withOperatorTimes) as Value;
  if (value === null || typeof value !== 'object') return value;
  // What a test expects may be a matcher.
  if ('asymmetricMatch' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOperatorTimes(one)])) as Value;
}
