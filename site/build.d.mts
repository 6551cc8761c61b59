export const isBuilt: () => boolean;
