import { type Kysely, sql } from "kysely";
import {
	columnTypes,
	createTable,
	defaultTo,
	mayName,
	oneOfWords,
	required,
	requiredUnique,
} from "../support/columns.ts";
import { createIndexes } from "../support/indexes.ts";

export async function createSite(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag, bytes } = columnTypes(db);
	await createTable(db, "changes")
		.addColumn("actor_id", number, mayName("accounts"))
		.addColumn("actor_role", "text")
		.addColumn("kind", "text", required)
		.addColumn("action", "text", required)
		.addColumn("subject", "text", required)
		.addColumn("from_value", "text")
		.addColumn("to_value", "text")
		.addColumn("amount", number)
		.addColumn("detail", "text")
		.addColumn("note", "text")
		.addColumn("party", "text", (column) =>
			column.check(sql`party in ('staff', 'customer', 'clock', 'provider')`),
		)
		.addColumn("is_in_trail", flag, required)
		.addColumn("request_id", "text")
		.addColumn("at", instant, required)
		.execute();

	await db.schema
		.createTable("use_counters")
		.addColumn("key", "text", (column) => column.primaryKey().notNull())
		.addColumn("uses", "integer", required)
		.addColumn("ends_ms", number, required)
		.execute();

	await db.schema
		.createTable("recent_submissions")
		.addColumn("hash", "text", (column) => column.primaryKey().notNull())
		.addColumn("accepted_at", instant, required)
		.addColumn("expires_at", instant, required)
		.addColumn("result", "text", required)
		.execute();

	await createTable(db, "outbox")
		.addColumn("to_address", "text", required)
		.addColumn("subject", "text", required)
		.addColumn("text_body", "text", required)
		.addColumn("html_body", "text", required)
		.addColumn("reply_to", "text")
		.addColumn("unsubscribe_path", "text")
		.addColumn("created_at", instant, required)
		.addColumn("attempts", "integer", defaultTo(0))
		.addColumn("next_attempt_at", instant)
		.addColumn("sent_at", instant)
		.addColumn("failed_at", instant)
		.addColumn("last_error", "text")
		.execute();

	await db.schema
		.createTable("review_request_settings")
		.addColumn("email_hash", "text", (column) => column.primaryKey().notNull())
		.addColumn("token", "text", requiredUnique)
		.addColumn("unsubscribed_at", instant)
		.addColumn("created_at", instant, required)
		.execute();

	await db.schema
		.createTable("images")
		.addColumn("hash", "text", (column) => column.primaryKey().notNull())
		.addColumn("width", "integer", required)
		.addColumn("height", "integer", required)
		.addColumn("colour", "text", required)
		.addColumn("created_at", instant, required)
		.execute();

	await db.schema
		.createTable("image_files")
		.addColumn("hash", "text", (column) => column.notNull().references("images.hash").onDelete("cascade"))
		.addColumn("width", "integer", required)
		.addColumn("format", "text", oneOfWords("format", ["webp", "avif"]))
		.addColumn("bytes", bytes, required)
		.addPrimaryKeyConstraint("image_files_key", ["hash", "width", "format"])
		.execute();

	await createTable(db, "waiting_uploads")
		.addColumn("account_id", number, (column) => column.references("accounts.id").onDelete("cascade"))
		.addColumn("link_hash", "text")
		.addColumn("name", "text", required)
		.addColumn("size", "integer", required)
		.addColumn("created_at", instant, required)
		.addColumn("file", "text", defaultTo(""))
		.addColumn("upload_group", "text", defaultTo("others"))
		.addCheckConstraint("waiting_uploads_one_owner", sql`(account_id is null) <> (link_hash is null)`)
		.execute();

	await db.schema
		.createTable("scheduled_jobs")
		.addColumn("name", "text", (column) => column.primaryKey().notNull())
		.addColumn("due_at", instant, required)
		.execute();

	await createTable(db, "market_settings")
		.addColumn("key", "text", (column) => column.notNull().check(sql`key = 'market'`))
		.addColumn("name", "text", required)
		.addColumn("currency", "text", required)
		.addColumn("country", "text", required)
		.addColumn("time_zone", "text", required)
		.addColumn("version", "integer", required)
		.addColumn("updated_at", instant, required)
		.addUniqueConstraint("market_settings_once", ["key"])
		.execute();

	await createTable(db, "first_start")
		.addColumn("key", "text", (column) => column.notNull().check(sql`key = 'market'`))
		.addColumn("seed", "text", required)
		.addColumn("made_at", instant, required)
		.addColumn("closed_at", instant)
		.addUniqueConstraint("first_start_once", ["key"])
		.execute();

	await createIndexes(db, {
		changes_by_subject: "changes (subject, id)",
		changes_by_actor: "changes (actor_id, at, id) where actor_id is not null",
		// The trail's filters. Changes by customers are not in them.
		trail_by_time: "changes (at, id) where is_in_trail",
		trail_by_kind: "changes (kind, at, id) where is_in_trail",
		trail_by_action: "changes (kind, action, at, id) where is_in_trail",
		trail_by_subject: "changes (subject, at, id) where is_in_trail",
		use_counters_by_end: "use_counters (ends_ms)",
		recent_submissions_by_expiry: "recent_submissions (expires_at)",
		outbox_by_address: "outbox (to_address, id)",
		outbox_by_age: "outbox (next_attempt_at, created_at)",
		outbox_by_next_attempt: "outbox (next_attempt_at, id)",
		outbox_failed: "outbox (failed_at, id) where failed_at is not null",
		images_by_age: "images (created_at)",
		waiting_uploads_by_account: "waiting_uploads (account_id, id)",
		waiting_uploads_by_age: "waiting_uploads (created_at, size)",
		waiting_uploads_by_link: "waiting_uploads (link_hash, id) where link_hash is not null",
	});
}
