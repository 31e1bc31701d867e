import type { Generated } from "kysely";
import type { Role } from "./account.ts";
import type { Fixed, Id, Instant, Money } from "./columns.ts";

export interface CommonTables {
	changes: ChangesTable;
	use_counters: UseCountersTable;
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
	review_photos: ReviewPhotosTable;
	scheduled_jobs: ScheduledJobsTable;
}

/** What the trail records of each kind of record. */
export type ChangeActions = {
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
		| "translation"
		| "member invited"
		| "invitation withdrawn"
		| "member joined"
		| "member role"
		| "member removed"
		| "member left"
		| "room order"
		| "rate plan"
		| "offer"
		| "offer deleted"
		| "hotel extra"
		| "room deleted";
	room:
		| "room created"
		| "room"
		| "room calendar"
		| "room archived"
		| "room restored"
		| "room photos"
		| "translation"
		| "units added"
		| "unit"
		| "unit removed"
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
		| "translation"
		| "import";
	category: "category" | "translation" | "category position" | "category deleted";
	import: "import started" | "import applied" | "import cancelled" | "import pictures" | "import retried";
	payment: "refund requested" | "refund retried" | "dispute lost";
	"payment difference": "difference closed";
	"delivery method": "delivery method" | "translation";
	"tax class": "tax class";
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
	conversation: "message" | "note" | "closed" | "opened" | "assigned";
	"reply template": "reply template" | "template deleted";
	"partner request": "accepted" | "invited again" | "declined" | "joined";
	"data request": "erased";
	customer: "customer note" | "customer note removed" | "data erased";
	order:
		| "placed"
		| "order status"
		| "order lines"
		| "payment"
		| "fulfilment"
		| "return"
		| "parcel"
		| "parcel shipped"
		| "order parcels"
		| "order note";
	booking:
		| "walk-in"
		| "booking status"
		| "booking dates"
		| "booking extra"
		| "booking note"
		| "booking payment"
		| "booking unit"
		| "booking kept"
		| "booking guests seen";
	move:
		| "booked"
		| "move status"
		| "move price"
		| "deposit waived"
		| "assignment"
		| "step undone"
		| "move note";
	review: "answer" | "removed";
};

/** What only the histories of records have: changes by customers, drivers, jobs and payment providers. */
type HistoryActions = {
	booking: "booked" | "booking online check-in";
	move: "deposit" | "step";
};

/** A changed record, such as `hotel 12`, with what was done. */
export type ChangeEntry = {
	[Kind in ChangeKind]: {
		subject: `${Kind} ${number | string}`;
		action: ActionOf<Kind>;
	};
}[ChangeKind];

export type ActionOf<Kind extends ChangeKind> =
	| ChangeActions[Kind]
	| (Kind extends keyof HistoryActions ? HistoryActions[Kind] : never);

export type ChangeKind = keyof ChangeActions;
export type ChangeSubject = ChangeEntry["subject"];
export type ChangeAction = ChangeEntry["action"];

/** Who changes a record: staff, its customer, a background job, or the provider of an online payment. */
export type ChangeParty = "staff" | "customer" | "clock" | "provider";

/**
 * Every change that is told again: the history of a record, the trail, and who changed something meanwhile are readings
 * of it. Rows are only ever added, and no state is derived from them.
 */
interface ChangesTable {
	id: Id;
	/** Null for guests and background jobs, and for a deleted account. */
	actor_id: Fixed<number | null>;
	/** The role in which the account acted; null without one. */
	actor_role: Fixed<Role | null>;
	/** The kind of record, which `subject` begins with. */
	kind: Fixed<ChangeKind>;
	action: Fixed<ChangeAction>;
	subject: Fixed<ChangeSubject>;
	/** The old and the new value of a change of one value. */
	from_value: Fixed<string | null>;
	to_value: Fixed<string | null>;
	/** Minor units: what was paid, refunded or charged as a fee, or the new total. */
	amount: Fixed<Money | null>;
	/** Anything else, such as `Title: Lamp → Lamps; Vendor: Moor → Fen`. Changed to erase an email address only. */
	detail: string | null;
	/** Words that may be about the customer, for the record's own history; emptied to erase them. */
	note: string | null;
	/** Who acted, where the history tells it. Stays when the account is deleted. */
	party: Fixed<ChangeParty | null>;
	/** Whether the trail lists it: changes by staff, and those of an account's own sign-in. */
	is_in_trail: Fixed<boolean>;
	/** The number of the request, as in the log; null outside of requests. */
	request_id: Fixed<string | null>;
	at: Fixed<Instant>;
}

/** What `app/common/access/use-counters.server.ts` counts. */
interface UseCountersTable {
	/** The limit’s name and whose uses these are. */
	key: string;
	/** Uses since the window began. */
	uses: number;
	/** When the window ends, in milliseconds since 1970. */
	ends_ms: number;
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
	idempotency_key: Fixed<string>;
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
	idempotency_key: Fixed<string>;
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
/** Staff and drivers have room of their own for what they upload: whoever signs up, or books as a guest, can't take it. */
export type UploadGroup = "staff" | "drivers" | "others";

interface WaitingUploadsTable {
	id: Id;
	/** Who sent them: an account, or whoever has the link of a job or the number of a conversation. One of the two is null. */
	account_id: Fixed<number | null>;
	/** SHA-256 of that link's token. */
	link_hash: Fixed<string | null>;
	name: Fixed<string>;
	/** In bytes. */
	size: Fixed<number>;
	created_at: Fixed<Instant>;
	/** The name of the file with its bytes, on the machine that received it. */
	file: Fixed<string>;
	/** Whose room it takes: staff's, drivers' or that of others. */
	upload_group: Fixed<UploadGroup>;
}

/** What the guest of a stay may also rate. */
export type ReviewAspect = "cleanliness" | "location" | "staff" | "value";

/** Reviews of stays, products and moves: one for each booking, each order and product, and each move. */
interface ReviewsTable extends Record<ReviewAspect, Fixed<number | null>> {
	id: Id;
	hotel_id: Fixed<number | null>;
	product_id: Fixed<number | null>;
	booking_id: Fixed<number | null>;
	order_id: Fixed<number | null>;
	move_id: Fixed<number | null>;
	/** 1–5, as the aspects of a stay are, which are null where the guest did not rate them. */
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

/** Photos of customers and guests; up to `MOST_REVIEW_PHOTOS` of a review. */
interface ReviewPhotosTable {
	id: Id;
	review_id: Fixed<number>;
	image_hash: Fixed<string>;
	/** From 1. */
	position: Fixed<number>;
}

interface ScheduledJobsTable {
	name: string;
	/** The earliest time to run it; while a process runs it, the end of its lease. */
	due_at: Instant;
}
