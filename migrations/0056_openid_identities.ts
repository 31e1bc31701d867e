import type { Kysely } from "kysely";
import { columnTypes, createTable } from "./support/columns.ts";

/** Whose account an identity at an OpenID provider signs in to. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await createTable(db, "openid_identities")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("issuer", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("linked_at", instant, (column) => column.notNull())
		.addUniqueConstraint("openid_identities_once", ["issuer", "subject"])
		.addUniqueConstraint("openid_identities_by_account", ["account_id", "issuer"])
		.execute();
}
