import type { Kysely } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/** Codes from an authenticator app as a second factor, their recovery codes, and when a session was last confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "second_factors")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("secret", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("confirmed_at", instant)
		.addColumn("last_step", number, (column) => column.notNull().defaultTo(0))
		.addColumn("wrong_codes", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("codes_key_hash", "text")
		.addUniqueConstraint("second_factors_by_account", ["account_id"])
		.execute();
	await createTable(db, "recovery_codes")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("code_hash", "text", (column) => column.notNull())
		.addColumn("used_at", instant)
		.addUniqueConstraint("recovery_codes_once", ["account_id", "code_hash"])
		.execute();
	await db.schema.alterTable("sessions").addColumn("proven_at", instant).execute();
}
