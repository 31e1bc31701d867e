import type { Generated } from "kysely";
import type { Fixed, Id, Instant } from "./columns.ts";

export interface CommonTables {
	audit_events: AuditEventsTable;
	rate_limits: RateLimitsTable;
	outbox: OutboxTable;
	review_request_settings: ReviewRequestSettingsTable;
	images: ImagesTable;
	image_files: ImageFilesTable;
	contact_messages: ContactMessagesTable;
	partner_requests: PartnerRequestsTable;
	waiting_uploads: WaitingUploadsTable;
	reviews: ReviewsTable;
	chores: ChoresTable;
}

/** What the audit trail records of each kind of record. */
export type AuditActions = {
	account: "role" | "suspend" | "restore" | "delete";
	"moving booking": "delete";
	hotel:
		| "hotel created"
		| "hotel"
		| "hotel identity"
		| "hotel checked"
		| "hotel status"
		| "hotel owner"
		| "hotel archived"
		| "hotel restored"
		| "hotel deleted"
		| "room deleted";
	room: "room created" | "room" | "room calendar" | "room archived" | "room restored";
	product:
		| "product created"
		| "product"
		| "product status"
		| "product deleted"
		| "price"
		| "variants"
		| "photos"
		| "import";
	category: "category" | "category deleted";
	"delivery method": "delivery method";
	"tax rate": "tax rate";
	discount: "discount";
};

/** A record as the audit trail names it, such as `hotel 12`, with what was done to it. */
export type AuditEntry = {
	[Kind in keyof AuditActions]: { subject: `${Kind} ${number | string}`; action: AuditActions[Kind] };
}[keyof AuditActions];

/** What was done to records whose state does not say it. For people to read: no state is derived from it. */
interface AuditEventsTable {
	id: Id;
	actor_id: Fixed<number | null>;
	action: Fixed<AuditEntry["action"]>;
	subject: Fixed<AuditEntry["subject"]>;
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

/** Mail, written in the transaction of what it tells of, and sent after it. */
interface OutboxTable {
	id: Id;
	to_address: Fixed<string>;
	subject: Fixed<string>;
	/** Emptied once it is sent, for the secret links in them. */
	text_body: string;
	html_body: string;
	/** Who an answer goes to; null for the site's own address. */
	reply_to: Fixed<string | null>;
	/** Where the receiver unsubscribes; null for a mail about a transaction. */
	unsubscribe_path: Fixed<string | null>;
	created_at: Fixed<Instant>;
	attempts: Generated<number>;
	/** When to try (again); null once it is sent or given up. */
	next_attempt_at: Instant | null;
	sent_at: Instant | null;
	failed_at: Instant | null;
	last_error: string | null;
}

/** One row for each email address that was ever asked for a review. */
interface ReviewRequestSettingsTable {
	/** SHA-256 of the address in lower case. */
	email_hash: Fixed<string>;
	/** In the link that unsubscribes; it does nothing else. */
	token: Fixed<string>;
	/** Null while the address receives review requests. */
	unsubscribed_at: Instant | null;
	created_at: Fixed<Instant>;
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
	/** Null for one that was sent while nobody was signed in. */
	account_id: number | null;
	name: string;
	contact: string;
	message: string;
	created_at: Fixed<Instant>;
}

/** Photos of a form that was refused, as they were uploaded, for its next attempt. */
interface WaitingUploadsTable {
	id: Id;
	account_id: Fixed<number>;
	name: Fixed<string>;
	/** In bytes. */
	size: Fixed<number>;
	created_at: Fixed<Instant>;
	bytes: Fixed<Buffer>;
}

/** What a guest says of a stay, or a customer of a product: once for each booking, or each order and product. */
interface ReviewsTable {
	id: Id;
	hotel_id: Fixed<number | null>;
	product_id: Fixed<number | null>;
	booking_id: Fixed<number | null>;
	order_id: Fixed<number | null>;
	/** 1–5 */
	rating: Fixed<number>;
	/** First name and initial. */
	author: string;
	title: Generated<string>;
	message: string;
	/** What the owner, or the shop, says to it. */
	answer: Generated<string>;
	answered_at: Instant | null;
	created_at: Fixed<Instant>;
}

interface ChoresTable {
	name: string;
	/** Nobody does it before; while one process does, its lease. */
	due_at: Instant;
}
