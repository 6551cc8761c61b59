// Names in the spelling of types.

export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `trace_ids` is `TraceIds`. */
export const pascal = (name: string): string => name.split('_').map(capitalized).join('');
