import { type ColumnUses, DELETED_INTERNAL, inDeletedRow } from "#app/common/access/column-uses.ts";

/** What a request for a back-in-stock email has. An erasure deletes it. */
export const RESTOCK_COLUMN_USES = {
	id: DELETED_INTERNAL,
	variant_id: DELETED_INTERNAL,
	email: inDeletedRow("email address"),
	account_id: DELETED_INTERNAL,
	after_movement: DELETED_INTERNAL,
	language: inDeletedRow(null),
	created_at: inDeletedRow(null),
} as const satisfies ColumnUses<"restock_requests">;
