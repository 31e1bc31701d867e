/** A percentage of an amount in minor units, rounded half up. */
export const percentOf = (total: number, percent: number): number => Math.floor((total * percent + 50) / 100);
