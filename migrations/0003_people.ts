import { type Kysely, sql } from "kysely";
import { announceChanges } from "./support/announce-changes.ts";
import { columnTypes, createTable } from "./support/columns.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
	const { instant, number, bytes } = columnTypes(db);

	await db.schema.alterTable("accounts").addColumn("email_verified_at", instant).execute();
	await db.schema.alterTable("accounts").addColumn("avatar_hash", "text").execute();
	await db.schema.createIndex("accounts_by_role").on("accounts").columns(["role", "id"]).execute();
	await db.schema.alterTable("audit_events").addColumn("detail", "text").execute();
	await db.schema.createIndex("audit_events_by_actor").on("audit_events").column("actor_id").execute();
	await db.schema.alterTable("moving_bookings").addColumn("email", "text").execute();
	await db.schema
		.createIndex("moving_bookings_by_email")
		.on("moving_bookings")
		.columns(["email", "id"])
		.execute();

	await createTable(db, "account_tokens")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("purpose", "text", (column) =>
			column.notNull().check(sql`purpose in ('verify_email', 'reset_password', 'change_email')`),
		)
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("new_email", "text")
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("expires_at", instant, (column) => column.notNull())
		.addColumn("used_at", instant)
		.execute();
	await db.schema
		.createIndex("account_tokens_by_account")
		.on("account_tokens")
		.columns(["account_id", "purpose"])
		.execute();
	await db.schema.createIndex("account_tokens_by_expiry").on("account_tokens").column("expires_at").execute();

	await db.schema
		.createTable("known_devices")
		.addColumn("account_id", number, (column) =>
			column.notNull().references("accounts.id").onDelete("cascade"),
		)
		.addColumn("device_hash", "text", (column) => column.notNull())
		.addColumn("first_seen_at", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("known_devices_key", ["account_id", "device_hash"])
		.execute();

	await createTable(db, "outbox")
		.addColumn("to_address", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("text_body", "text", (column) => column.notNull())
		.addColumn("html_body", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("next_attempt_at", instant)
		.addColumn("sent_at", instant)
		.addColumn("failed_at", instant)
		.addColumn("last_error", "text")
		.execute();
	await db.schema
		.createIndex("outbox_by_next_attempt")
		.on("outbox")
		.columns(["next_attempt_at", "id"])
		.execute();
	await announceChanges(db, { table: "outbox", topic: "outbox", on: ["insert"] });

	await db.schema
		.createTable("images")
		.addColumn("hash", "text", (column) => column.primaryKey().notNull())
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("height", "integer", (column) => column.notNull())
		.addColumn("colour", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("image_files")
		.addColumn("hash", "text", (column) => column.notNull().references("images.hash").onDelete("cascade"))
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("format", "text", (column) => column.notNull().check(sql`format in ('webp', 'avif')`))
		.addColumn("bytes", bytes, (column) => column.notNull())
		.addPrimaryKeyConstraint("image_files_key", ["hash", "width", "format"])
		.execute();

	await createTable(db, "contact_messages")
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("set null"))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
	await createTable(db, "partner_requests")
		.addColumn("once_key", "text", (column) => column.notNull().unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.execute();
}
