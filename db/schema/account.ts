import type { Generated } from "kysely";
import type { Fixed, Id, Instant } from "./columns.ts";

/** In the order of `ROLES`. */
export type Role = "User" | "Hotel" | "Admin" | "SuperAdmin";

export interface AccountTables {
	accounts: AccountsTable;
	sessions: SessionsTable;
	account_tokens: AccountTokensTable;
	known_devices: KnownDevicesTable;
	second_factors: SecondFactorsTable;
	recovery_codes: RecoveryCodesTable;
	openid_identities: OpenidIdentitiesTable;
	passkeys: PasskeysTable;
	answered_challenges: AnsweredChallengesTable;
	customers: CustomersTable;
	customer_notes: CustomerNotesTable;
	saved_views: SavedViewsTable;
}

/** Filters of a list under a name. Its name and its slot, 1 to 20, are unique for its list and owner. */
interface SavedViewsTable {
	id: Id;
	/** The path of the list. */
	list: Fixed<string>;
	name: Fixed<string>;
	/** The query of the list's URL. */
	query: string;
	/** Null for a view for all who use the list. */
	account_id: Fixed<number | null>;
	slot: Fixed<number>;
	updated_at: Instant;
}

interface AccountsTable {
	id: Id;
	/** Lower case; compared exactly. */
	email: string;
	name: string;
	role: Role;
	password_hash: string;
	/** False for an account that OpenID Connect made, until a reset link sets a password. */
	is_password_set: Generated<boolean>;
	suspended_at: Instant | null;
	/** When the person confirmed the address. */
	email_verified_at: Instant | null;
	/** The hash of the picture in `images`. */
	avatar_hash: string | null;
	/** In which to write to them; null for the market’s own. */
	language: string | null;
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
	/** When the person last confirmed who they are in this session: with a password, a code, a passkey or a provider. */
	proven_at: Instant | null;
	/** When they last did with a code or a passkey. */
	code_proven_at: Instant | null;
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

/** An authenticator app that an account signs in with, besides its password. */
interface SecondFactorsTable {
	id: Id;
	account_id: Fixed<number>;
	/** The app's secret, encrypted. */
	secret: string;
	created_at: Instant;
	/** The session that is setting it up; no key of `sessions`, because numbers of sessions never come again. */
	session_id: number | null;
	/** When a first code turned it on; null while it is being set up. */
	confirmed_at: Instant | null;
	/** The 30-second step of the last accepted code, since 1970: a code is accepted once. */
	last_step: Generated<number>;
	/** Wrong codes at sign-in since the last right one. */
	wrong_codes: Generated<number>;
	/** SHA-256 of the form key that the recovery codes were made with. */
	codes_key_hash: string | null;
}

/** Each replaces a code of the app once. */
interface RecoveryCodesTable {
	id: Id;
	account_id: Fixed<number>;
	code_hash: Fixed<string>;
	used_at: Instant | null;
}

/** An identity at an OpenID provider that signs in to an account. */
interface OpenidIdentitiesTable {
	id: Id;
	account_id: Fixed<number>;
	issuer: Fixed<string>;
	/** The provider's name for the person, which never changes. */
	subject: Fixed<string>;
	linked_at: Fixed<Instant>;
}

/** A passkey that signs in to an account without a password (WebAuthn). */
interface PasskeysTable {
	id: Id;
	account_id: Fixed<number>;
	/** Base64url, as the browser sends it. */
	credential_id: Fixed<string>;
	/** What the passkey knows its account by; base64url. */
	user_handle: Fixed<string>;
	/** The COSE key; base64url. */
	public_key: Fixed<string>;
	/** How often it was used, by its own count; synced passkeys always say 0. */
	counter: number;
	/** How browsers reach it, with commas between: `internal,hybrid`. */
	transports: Fixed<string>;
	/** Whether it is copied to the person's other devices. */
	is_synced: boolean;
	name: string;
	created_at: Fixed<Instant>;
	last_used_at: Instant | null;
}

/** Challenges that a passkey has answered, until they expire: none is accepted twice. */
interface AnsweredChallengesTable {
	id: Id;
	hash: Fixed<string>;
	expires_at: Fixed<Instant>;
}

/**
 * One for each account, and one for each email address with which guests ordered or booked. Kept by triggers; a guest's
 * row exists as long as something that no account owns has the address. Orders and bookings belong to their account,
 * else to the address they name. Anybody can sign up with somebody else's address, so a guest and an unconfirmed account
 * stay two rows; confirming the address joins them and their notes.
 */
interface CustomersTable {
	id: Id;
	/** Null for guests. */
	account_id: Fixed<number | null>;
	/** Lower case. */
	email: Fixed<string>;
	name: Fixed<string>;
	/** As E.164, of the newest order or booking; empty without one. */
	phone: Fixed<string>;
	created_at: Fixed<Instant>;
}

/** What staff note about a customer, for themselves. */
interface CustomerNotesTable {
	id: Id;
	/** Follows a guest's orders and bookings to their account. */
	customer_id: Fixed<number>;
	/** Null once the account is deleted. */
	actor_id: Fixed<number | null>;
	text: Fixed<string>;
	created_at: Fixed<Instant>;
}
