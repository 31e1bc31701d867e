import { type Kysely, sql } from "kysely";
import { announceChanges, prepareAnnouncements } from "./support/announce-changes.ts";
import { columnTypes, createTable } from "./support/columns.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number } = columnTypes(db);
	await prepareAnnouncements(db);

	await createTable(db, "accounts")
		.addColumn("email", "text", (column) => column.notNull().unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("role", "text", (column) =>
			column.notNull().check(sql`role in ('User', 'Hotel', 'Admin', 'SuperAdmin')`),
		)
		.addColumn("password_hash", "text", (column) => column.notNull())
		.addColumn("suspended_at", instant)
		.addColumn("created_at", instant, (column) => column.notNull())
		.addCheckConstraint("accounts_email_lower", sql`email = lower(email)`)
		.execute();

	await createTable(db, "sessions")
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("user_agent", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("last_seen_at", instant, (column) => column.notNull())
		.addColumn("expires_at", instant, (column) => column.notNull())
		.execute();
	await db.schema.createIndex("sessions_by_account").on("sessions").column("account_id").execute();
	await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();

	await createTable(db, "audit_events")
		.addColumn("actor_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("action", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("at", instant, (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("audit_events_by_subject")
		.on("audit_events")
		.columns(["subject", "id"])
		.execute();

	await db.schema
		.createTable("rate_limits")
		.addColumn("key", "varchar(255)", (column) => column.primaryKey().notNull())
		.addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("expire", number)
		.execute();
	await db.schema.createIndex("rate_limits_by_expiry").on("rate_limits").column("expire").execute();

	// The signed-in person may have changed: open streams are checked again.
	await announceChanges(db, { table: "sessions", topic: "sessions", on: ["delete"] });
	await announceChanges(db, {
		table: "accounts",
		topic: "sessions",
		on: ["update", "delete"],
		of: ["role", "suspended_at", "email"],
	});
}
