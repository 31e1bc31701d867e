import type { SelectType } from "kysely";
import type { Schema } from "#db/schema.ts";

/** What the site does with a column of a table whose rows are about a person. */
type ColumnUse<Value> = {
	/** What the privacy page calls it; null for what says nothing about the person. */
	privacy: string | null;
	/** What an erasure does to the column. `rewritten`: the table's own rule computes the new value. `deleted`: no row is left. */
	erasure: { to: Value } | "kept" | "rewritten" | "deleted";
	/** Whether the person gets it in the export of their data. */
	isExported: boolean;
};

/** One use for each column: a column that says nothing does not compile. */
export type ColumnUses<Table extends keyof Schema, More = unknown> = {
	[Column in keyof Schema[Table]]: ColumnUse<SelectType<Schema[Table][Column]>> & More;
};

/** What the site needs for itself, such as states and counters. */
export const INTERNAL = { privacy: null, erasure: "kept", isExported: false } as const;

/** What was agreed, which stays for the accounts and is exported. */
export const AGREED = { privacy: null, erasure: "kept", isExported: true } as const;

/** What a person typed or chose, in the words of the privacy page; `to` is what an erasure leaves. */
export const typedBy = <const To>(privacy: string, to: To) =>
	({ privacy, erasure: { to }, isExported: true }) as const;

/** What tells whose row it is; it is taken away, and not exported. */
export const OWNER = { privacy: null, erasure: { to: null }, isExported: false } as const;

/** What stands in a row that an erasure deletes: exported, or only for the site itself. */
export const inDeletedRow = <const Privacy extends string | null>(privacy: Privacy) =>
	({ privacy, erasure: "deleted", isExported: true }) as const;
export const DELETED_INTERNAL = { privacy: null, erasure: "deleted", isExported: false } as const;

type Uses = Record<string, ColumnUse<unknown>>;

/** The columns that the export of a person's data has. */
export function exportedColumns<const T extends Uses>(uses: T) {
	type Exported = { [Column in keyof T]: T[Column]["isExported"] extends true ? Column : never }[keyof T];
	return Object.keys(uses).filter((column) => uses[column]?.isExported) as Exported[];
}

type Erased<T extends Uses> = {
	[Column in keyof T as T[Column]["erasure"] extends { to: unknown }
		? Column
		: never]: T[Column]["erasure"] extends {
		to: infer To;
	}
		? To
		: never;
};

/** What an erasure writes, apart from what the table's rule rewrites. */
export function erasedColumns<const T extends Uses>(uses: T): Erased<T> {
	const written = Object.entries(uses).flatMap(([column, { erasure }]) =>
		typeof erasure === "object" ? [[column, erasure.to]] : [],
	);
	return Object.fromEntries(written) as Erased<T>;
}
