import {
	type ColumnUses,
	DELETED_INTERNAL,
	exportedColumns,
	inDeletedRow,
} from "#app/common/access/column-uses.ts";

/** What an account has. Deleting the account deletes its row. */
export const ACCOUNT_COLUMN_USES = {
	id: DELETED_INTERNAL,
	email: inDeletedRow("email address"),
	name: inDeletedRow("name"),
	role: inDeletedRow("role"),
	password_hash: { privacy: "a hash of your password", erasure: "deleted", isExported: false },
	is_password_set: DELETED_INTERNAL,
	suspended_at: inDeletedRow(null),
	email_verified_at: inDeletedRow(null),
	avatar_hash: inDeletedRow("a picture"),
	language: inDeletedRow("language"),
	created_at: inDeletedRow(null),
} as const satisfies ColumnUses<"accounts">;

export const EXPORTED_ACCOUNT_COLUMNS = exportedColumns(ACCOUNT_COLUMN_USES);
