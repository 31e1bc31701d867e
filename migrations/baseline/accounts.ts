import { type Kysely, sql } from "kysely";
import {
	columnTypes,
	createTable,
	defaultTo,
	oneOfWords,
	partOf,
	required,
	requiredUnique,
} from "../support/columns.ts";
import { runsOnPostgres } from "../support/engine.ts";
import { createFullText, createIndexes } from "../support/indexes.ts";

export async function createAccounts(db: Kysely<unknown>): Promise<void> {
	const { instant, number, flag } = columnTypes(db);
	await createTable(db, "accounts")
		.addColumn("email", "text", requiredUnique)
		.addColumn("name", "text", required)
		.addColumn("role", "text", oneOfWords("role", ["User", "Hotel", "Admin", "SuperAdmin"]))
		.addColumn("password_hash", "text", required)
		.addColumn("is_password_set", flag, defaultTo(sql`true`))
		.addColumn("suspended_at", instant)
		.addColumn("email_verified_at", instant)
		.addColumn("avatar_hash", "text")
		.addColumn("created_at", instant, required)
		.addCheckConstraint("accounts_email_lower", sql`email = lower(email)`)
		.execute();

	await createTable(db, "sessions")
		.addColumn("token_hash", "text", requiredUnique)
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("user_agent", "text", required)
		.addColumn("created_at", instant, required)
		.addColumn("last_seen_at", instant, required)
		.addColumn("expires_at", instant, required)
		.addColumn("proven_at", instant)
		.addColumn("code_proven_at", instant)
		.execute();

	await createTable(db, "account_tokens")
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("purpose", "text", oneOfWords("purpose", ["verify_email", "reset_password", "change_email"]))
		.addColumn("token_hash", "text", requiredUnique)
		.addColumn("new_email", "text")
		.addColumn("created_at", instant, required)
		.addColumn("expires_at", instant, required)
		.addColumn("used_at", instant)
		.execute();

	await db.schema
		.createTable("known_devices")
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("device_hash", "text", required)
		.addColumn("first_seen_at", instant, required)
		.addPrimaryKeyConstraint("known_devices_key", ["account_id", "device_hash"])
		.execute();

	await createTable(db, "second_factors")
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("secret", "text", required)
		.addColumn("created_at", instant, required)
		.addColumn("session_id", number)
		.addColumn("confirmed_at", instant)
		.addColumn("last_step", number, defaultTo(0))
		.addColumn("wrong_codes", "integer", defaultTo(0))
		.addColumn("codes_key_hash", "text")
		.addUniqueConstraint("second_factors_by_account", ["account_id"])
		.execute();

	await createTable(db, "recovery_codes")
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("code_hash", "text", required)
		.addColumn("used_at", instant)
		.addUniqueConstraint("recovery_codes_once", ["account_id", "code_hash"])
		.execute();

	await createTable(db, "openid_identities")
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("issuer", "text", required)
		.addColumn("subject", "text", required)
		.addColumn("linked_at", instant, required)
		.addUniqueConstraint("openid_identities_once", ["issuer", "subject"])
		.addUniqueConstraint("openid_identities_by_account", ["account_id", "issuer"])
		.execute();

	await createTable(db, "passkeys")
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("credential_id", "text", required)
		.addColumn("user_handle", "text", required)
		.addColumn("public_key", "text", required)
		.addColumn("counter", number, required)
		.addColumn("transports", "text", required)
		.addColumn("is_synced", flag, required)
		.addColumn("name", "text", required)
		.addColumn("created_at", instant, required)
		.addColumn("last_used_at", instant)
		.addUniqueConstraint("passkeys_by_credential", ["credential_id"])
		.execute();

	await createTable(db, "answered_challenges")
		.addColumn("hash", "text", required)
		.addColumn("expires_at", instant, required)
		.addUniqueConstraint("answered_challenges_once", ["hash"])
		.execute();

	await createTable(db, "account_addresses")
		.addColumn("account_id", number, partOf("accounts"))
		.addColumn("name", "text", required)
		.addColumn("contact", "text", required)
		.addColumn("line1", "text", required)
		.addColumn("line2", "text", defaultTo(""))
		.addColumn("city", "text", required)
		.addColumn("region", "text", defaultTo(""))
		.addColumn("postal_code", "text", defaultTo(""))
		.addColumn("country", "text", required)
		.addColumn("fingerprint", "text", required)
		.addColumn("used_at", instant, required)
		.addColumn("created_at", instant, required)
		.addUniqueConstraint("account_addresses_once", ["account_id", "fingerprint"])
		.execute();

	await createTable(db, "data_requests")
		.addColumn("kind", "text", oneOfWords("kind", ["copy", "erasure"]))
		.addColumn("email", "text")
		.addColumn("token_hash", "text", (column) => column.unique())
		.addColumn("created_at", instant, required)
		.addColumn("mailed_at", instant, required)
		.addColumn("expires_at", instant, required)
		.addColumn("used_at", instant)
		.addUniqueConstraint("data_requests_open", ["email", "kind"])
		.execute();

	await createIndexes(db, {
		accounts_by_avatar: "accounts (avatar_hash) where avatar_hash is not null",
		accounts_by_creation: "accounts (created_at, id)",
		accounts_by_name: "accounts ((lower(name)), id)",
		accounts_by_role: "accounts (role, id)",
		accounts_by_suspension: "accounts (id) where suspended_at is not null",
		sessions_by_account_and_visit: "sessions (account_id, last_seen_at)",
		sessions_by_expiry: "sessions (expires_at)",
		account_tokens_by_account: "account_tokens (account_id, purpose)",
		account_tokens_by_expiry: "account_tokens (expires_at)",
		passkeys_by_account: "passkeys (account_id)",
		answered_challenges_by_end: "answered_challenges (expires_at)",
		account_addresses_by_account: "account_addresses (account_id, used_at)",
		data_requests_by_expiry: "data_requests (expires_at)",
	});
	await indexNames(db);
}

/** Finds any part of a name or an email address, with trigrams. On PostgreSQL one index has three spellings. */
async function indexNames(db: Kysely<unknown>): Promise<void> {
	await (runsOnPostgres(db)
		? createIndexes(db, {
				accounts_by_part: "accounts using gin ((name || ' ' || lower(name) || ' ' || email) gin_trgm_ops)",
			})
		: createFullText(db, "accounts", ["name", "email"], "tokenize = 'trigram', detail = 'full'"));
}
