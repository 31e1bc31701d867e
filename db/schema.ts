import type { ColumnType, Generated } from "kysely";
import type { Role } from "#app/people/roles.ts";
import type { MovingStatus, VehicleType } from "#app/rent/moving-booking.ts";

/** A moment in UTC as ISO text with milliseconds: `2026-12-04T14:30:00.000Z`. */
export type Instant = string;
/** A calendar date without a zone: `2026-12-04`. */
export type CalendarDate = string;

type Id = Generated<number>;
/** Written once, when the row is made. */
type Fixed<T> = ColumnType<T, T, never>;

export interface Schema {
	accounts: AccountsTable;
	sessions: SessionsTable;
	moving_bookings: MovingBookingsTable;
	moving_booking_events: MovingBookingEventsTable;
	audit_events: AuditEventsTable;
	rate_limits: RateLimitsTable;
	account_tokens: AccountTokensTable;
	known_devices: KnownDevicesTable;
	outbox: OutboxTable;
	images: ImagesTable;
	image_files: ImageFilesTable;
	contact_messages: ContactMessagesTable;
	partner_requests: PartnerRequestsTable;
}

interface AccountsTable {
	id: Id;
	/** Lower case; compared as it stands. */
	email: string;
	name: string;
	role: Role;
	password_hash: string;
	suspended_at: Instant | null;
	/** When the person showed that mail to this address reaches them. */
	email_verified_at: Instant | null;
	/** Names the picture in `images`. */
	avatar_hash: string | null;
	created_at: Fixed<Instant>;
}

interface SessionsTable {
	id: Id;
	/** SHA-256 of the token in the cookie; the token itself is kept nowhere. */
	token_hash: Fixed<string>;
	account_id: Fixed<number>;
	user_agent: string;
	created_at: Fixed<Instant>;
	last_seen_at: Instant;
	expires_at: Instant;
}

interface MovingBookingsTable {
	id: Id;
	number: Fixed<string>;
	/** The form's one-time key: a second submit of the same form finds the first one's booking. */
	once_key: Fixed<string>;
	/** SHA-256 of the browser's visitor cookie. */
	visitor_hash: string | null;
	account_id: number | null;
	name: string;
	/** The phone as it was typed. */
	contact: string;
	contact_e164: string;
	/** Lower case; where to send what becomes of it. */
	email: string | null;
	current_address: string;
	new_address: string;
	vehicle_type: VehicleType;
	booking_date: CalendarDate;
	/** 24-hour clock of the market's zone: `14:30`. */
	booking_time: string;
	status: MovingStatus;
	/** What the dashboard's search box looks in, folded; see `rent/search-text.ts`. */
	search_text: string;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface MovingBookingEventsTable {
	id: Id;
	booking_id: Fixed<number>;
	from_status: Fixed<MovingStatus | null>;
	to_status: Fixed<MovingStatus>;
	/** The account that acted; null for a visitor without one. */
	actor_id: Fixed<number | null>;
	at: Fixed<Instant>;
}

/** What was done that leaves no row of its own behind: deletions, role changes, suspensions. */
interface AuditEventsTable {
	id: Id;
	actor_id: Fixed<number | null>;
	action: Fixed<string>;
	subject: Fixed<string>;
	/** What exactly, in words: `User → Admin`. */
	detail: Fixed<string | null>;
	at: Fixed<Instant>;
}

/** Kept by rate-limiter-flexible; the names are its own. */
interface RateLimitsTable {
	key: string;
	points: number;
	expire: number | null;
}

/** Links sent by mail: each opens once, until it runs out. */
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

/** Browsers from which an account was signed in to before. */
interface KnownDevicesTable {
	account_id: number;
	device_hash: string;
	first_seen_at: Instant;
}

/** Mail, written in the transaction of what it tells of, and sent after it. */
interface OutboxTable {
	id: Id;
	to_address: Fixed<string>;
	subject: Fixed<string>;
	/** Emptied once it is sent, for the secret links in them. */
	text_body: string;
	html_body: string;
	created_at: Fixed<Instant>;
	attempts: Generated<number>;
	/** When to try (again); null once it is sent or given up. */
	next_attempt_at: Instant | null;
	sent_at: Instant | null;
	failed_at: Instant | null;
	last_error: string | null;
}

/** Pictures by the hash of what was uploaded; width and height are the original's. */
interface ImagesTable {
	hash: Fixed<string>;
	width: number;
	height: number;
	/** The dominant colour as `#rrggbb`, to stand in while it loads. */
	colour: string;
	created_at: Fixed<Instant>;
}

interface ImageFilesTable {
	hash: Fixed<string>;
	width: Fixed<number>;
	format: Fixed<"webp" | "avif">;
	bytes: Fixed<Buffer>;
}

interface ContactMessagesTable {
	id: Id;
	once_key: Fixed<string>;
	account_id: number | null;
	name: string;
	email: string;
	message: string;
	created_at: Fixed<Instant>;
}

interface PartnerRequestsTable {
	id: Id;
	once_key: Fixed<string>;
	name: string;
	contact: string;
	message: string;
	created_at: Fixed<Instant>;
}
