import type { ColumnType, Generated } from "kysely";

/** A moment in UTC as ISO text with milliseconds: `2026-12-04T14:30:00.000Z`. */
export type Instant = string;
/** A calendar date without a zone: `2026-12-04`. */
export type CalendarDate = string;
/** An amount in the currency's minor units. */
export type Money = number;

export type Id = Generated<number>;
/** Written once, when the row is made. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Worked out by the database. */
export type Derived<T> = ColumnType<T, never, never>;
