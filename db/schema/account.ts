import type { Fixed, Id, Instant } from "./columns.ts";

/** In the order of `ROLES`. */
export type Role = "User" | "Hotel" | "Admin" | "SuperAdmin";

export interface AccountTables {
	accounts: AccountsTable;
	sessions: SessionsTable;
	account_tokens: AccountTokensTable;
	known_devices: KnownDevicesTable;
}

interface AccountsTable {
	id: Id;
	/** Lower case; compared exactly. */
	email: string;
	name: string;
	role: Role;
	password_hash: string;
	suspended_at: Instant | null;
	/** When the person confirmed the address. */
	email_verified_at: Instant | null;
	/** The hash of the picture in `images`. */
	avatar_hash: string | null;
	created_at: Fixed<Instant>;
}

interface SessionsTable {
	id: Id;
	/** SHA-256 of the token in the cookie; the token itself is not stored. */
	token_hash: string;
	account_id: Fixed<number>;
	user_agent: string;
	created_at: Fixed<Instant>;
	last_seen_at: Instant;
	expires_at: Instant;
}

/** Emailed links: each works once, until it expires. */
interface AccountTokensTable {
	id: Id;
	account_id: Fixed<number>;
	purpose: Fixed<"verify_email" | "reset_password" | "change_email">;
	token_hash: Fixed<string>;
	new_email: Fixed<string | null>;
	created_at: Fixed<Instant>;
	expires_at: Fixed<Instant>;
	used_at: Instant | null;
}

/** Browsers from which an account has signed in. */
interface KnownDevicesTable {
	account_id: number;
	device_hash: string;
	first_seen_at: Instant;
}
