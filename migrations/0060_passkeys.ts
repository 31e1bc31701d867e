import type { Kysely } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/** Passkeys that sign in to an account, and the challenges that were answered, each of which counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);
	await createTable(db, "passkeys")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("credential_id", "text", (column) => column.notNull())
		.addColumn("user_handle", "text", (column) => column.notNull())
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("counter", number, (column) => column.notNull())
		.addColumn("transports", "text", (column) => column.notNull())
		.addColumn("is_synced", flag, (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("last_used_at", instant)
		.addUniqueConstraint("passkeys_by_credential", ["credential_id"])
		.execute();
	await db.schema.createIndex("passkeys_by_account").on("passkeys").column("account_id").execute();
	await createTable(db, "answered_challenges")
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("expires_at", instant, (column) => column.notNull())
		.addUniqueConstraint("answered_challenges_once", ["hash"])
		.execute();
	await db.schema
		.createIndex("answered_challenges_by_end")
		.on("answered_challenges")
		.column("expires_at")
		.execute();
}
