import type { Generated } from "kysely";
import type { Role } from "./account.ts";
import type { Fixed, FixedWithDefault, Id, Instant } from "./columns.ts";

export interface CommonTables {
	audit_events: AuditEventsTable;
	latest_changes: LatestChangesTable;
	rate_limits: RateLimitsTable;
	recent_submissions: RecentSubmissionsTable;
	outbox: OutboxTable;
	review_request_settings: ReviewRequestSettingsTable;
	images: ImagesTable;
	image_files: ImageFilesTable;
	contact_messages: ContactMessagesTable;
	partner_requests: PartnerRequestsTable;
	data_requests: DataRequestsTable;
	waiting_uploads: WaitingUploadsTable;
	reviews: ReviewsTable;
	chores: ChoresTable;
}

/** The actions that the audit trail records for each kind of record. */
export type AuditActions = {
	account:
		| "role"
		| "suspend"
		| "restore"
		| "delete"
		| "second factor on"
		| "second factor off"
		| "recovery codes"
		| "openid linked"
		| "openid unlinked"
		| "passkey added"
		| "passkey removed";
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
		| "hotel photos"
		| "member invited"
		| "invitation withdrawn"
		| "member joined"
		| "member role"
		| "member removed"
		| "member left"
		| "room order"
		| "room deleted";
	room:
		| "room created"
		| "room"
		| "room calendar"
		| "room archived"
		| "room restored"
		| "room photos"
		| "rooms blocked"
		| "block removed"
		| "calendar added"
		| "calendar removed"
		| "calendar rule"
		| "calendar links";
	product:
		| "product created"
		| "product"
		| "product status"
		| "product deleted"
		| "price"
		| "variants"
		| "photos"
		| "stock"
		| "import";
	category: "category" | "category position" | "category deleted";
	import: "import started" | "import applied" | "import cancelled" | "import pictures" | "import retried";
	payment: "refund requested" | "refund retried" | "dispute lost";
	"payment difference": "difference closed";
	"delivery method": "delivery method";
	"tax rate": "tax rate";
	discount: "discount";
	vehicle: "vehicle" | "out of service" | "back in service";
	driver: "driver";
	zone: "zone";
	"rate card": "rate card";
	seller: "seller";
	market: "first start" | "market settings";
	commission: "commission rate";
	statement: "settled" | "settlement undone";
	conversation: "message" | "closed" | "opened" | "assigned";
	"partner request": "accepted" | "invited again" | "declined" | "joined";
	"data request": "erased";
	order: "order status" | "payment" | "fulfilment" | "return" | "parcel" | "order note";
	booking: "walk-in" | "booking status" | "booking dates" | "booking note";
	move: "move status" | "move price" | "deposit waived" | "assignment" | "step undone" | "move note";
	review: "answer";
};

/** A record in the audit trail, such as `hotel 12`, with the action. */
export type AuditEntry = {
	[Kind in keyof AuditActions]: { subject: `${Kind} ${number | string}`; action: AuditActions[Kind] };
}[keyof AuditActions];

export type AuditKind = keyof AuditActions;

/** A record whose latest changes are saved. */
export type ChangedRecord = AuditEntry["subject"] | `return ${number}`;

/** The latest change of each aspect of a record: state, which stays when histories are emptied. */
interface LatestChangesTable {
	record: Fixed<ChangedRecord>;
	/** What was changed of it, such as `status`. */
	aspect: Fixed<string>;
	/** The change, such as `new → confirmed`, to recognize a form that is sent again. */
	change: string;
	/** Grows with each change of the record. */
	sequence: number;
	/** The account that acted; null for a guest, a background job and a deleted account. */
	actor_id: number | null;
	at: Instant;
}

/** The trail, for people to read: no state is derived from it. */
interface AuditEventsTable {
	id: Id;
	/** Null for background jobs, and for a deleted account. */
	actor_id: Fixed<number | null>;
	/** The role in which the account acted; null for background jobs. */
	actor_role: Fixed<Role | null>;
	/** The kind of record, which `subject` begins with. */
	kind: FixedWithDefault<AuditKind>;
	action: Fixed<AuditEntry["action"]>;
	subject: Fixed<AuditEntry["subject"]>;
	/** The old and the new value of a change of one value. */
	from_value: Fixed<string | null>;
	to_value: Fixed<string | null>;
	/** Anything else, such as `Title: Lamp → Lamps; Vendor: Moor → Fen`. Changed to erase an email address only. */
	detail: string | null;
	/** The number of the request, as in the log; null outside of requests. */
	request_id: Fixed<string | null>;
	at: Fixed<Instant>;
}

/** What `app/common/use-counters.server.ts` counts. */
interface RateLimitsTable {
	/** The limit’s name and whose uses these are. */
	key: string;
	/** Uses since the window began. */
	points: number;
	/** When the window ends, in milliseconds since 1970. Null in no row. */
	expire: number;
}

/** Forms of public pages that were accepted a moment ago. */
interface RecentSubmissionsTable {
	/** SHA-256 of the form's name, its content and its sender. */
	hash: Fixed<string>;
	/** When it was last accepted. */
	accepted_at: Instant;
	/** From then on an equal form is accepted again. */
	expires_at: Instant;
	/** JSON: what the rule needs to repeat its answer. */
	result: string;
}

/** Emails, queued in the transaction of the change they report and sent afterwards. */
interface OutboxTable {
	id: Id;
	to_address: Fixed<string>;
	subject: Fixed<string>;
	/** Emptied after sending, because of the secret links. */
	text_body: string;
	html_body: string;
	/** The address for replies; null for the site's own. */
	reply_to: Fixed<string | null>;
	/** The unsubscribe link; null for an email about a transaction. */
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
	/** The token of the unsubscribe link, which has no other use. */
	token: Fixed<string>;
	/** Null while the address receives review requests. */
	unsubscribed_at: Instant | null;
	created_at: Fixed<Instant>;
}

/** Pictures by the hash of the upload; width and height are the original's. */
interface ImagesTable {
	hash: Fixed<string>;
	width: number;
	height: number;
	/** The dominant colour as `#rrggbb`, shown while it loads. */
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

/** Requests for the data stored about an email address without an account: one for each address and kind. */
interface DataRequestsTable {
	id: Id;
	kind: Fixed<"copy" | "erasure">;
	/** In lower case; null once its data is erased. */
	email: string | null;
	/** SHA-256 of the token in the link; null when the email had no link. */
	token_hash: string | null;
	created_at: Fixed<Instant>;
	/** When the last email was written. */
	mailed_at: Instant;
	expires_at: Instant;
	/** When the copy was downloaded or the data erased: the link opens nothing from then on. */
	used_at: Instant | null;
}

interface PartnerRequestsTable {
	id: Id;
	once_key: Fixed<string>;
	/** Null when nobody was signed in. */
	account_id: number | null;
	name: string;
	contact: string;
	message: string;
	created_at: Fixed<Instant>;
	/** When and by whom it was accepted, and the address that was invited; null while it waits. */
	accepted_at: Instant | null;
	accepted_by: number | null;
	invited_email: string | null;
	/** SHA-256 of the token of the invitation’s link; null once it was used. */
	invitation_hash: string | null;
	declined_at: Instant | null;
}

/** Photos of a refused form, as uploaded, for its next attempt. */
interface WaitingUploadsTable {
	id: Id;
	/** Who sent them: an account, or whoever has the link of a job. One of the two is null. */
	account_id: Fixed<number | null>;
	/** SHA-256 of that link's token. */
	link_hash: Fixed<string | null>;
	name: Fixed<string>;
	/** In bytes. */
	size: Fixed<number>;
	created_at: Fixed<Instant>;
	bytes: Fixed<Buffer>;
}

/** Reviews of stays, products and moves: one for each booking, each order and product, and each move. */
interface ReviewsTable {
	id: Id;
	hotel_id: Fixed<number | null>;
	product_id: Fixed<number | null>;
	booking_id: Fixed<number | null>;
	order_id: Fixed<number | null>;
	move_id: Fixed<number | null>;
	/** 1–5 */
	rating: Fixed<number>;
	/** First name and initial. */
	author: string;
	title: Generated<string>;
	message: string;
	/** The answer of the owner or the shop. */
	answer: Generated<string>;
	answered_at: Instant | null;
	created_at: Fixed<Instant>;
}

interface ChoresTable {
	name: string;
	/** The earliest time to run it; while a process runs it, the end of its lease. */
	due_at: Instant;
}
