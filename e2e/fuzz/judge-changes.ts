import { hashToken } from "#app/common/access/tokens.server.ts";
import { ASPECTS } from "#app/reviews/review-aspects.ts";
import type { ChangeLedger, RowChange, WatchedRow } from "./changes.ts";
import type { FuzzPerson } from "./world/people.ts";

const ASPECT_TOTALS = ASPECTS.flatMap((aspect) => [`${aspect}_sum`, `${aspect}_count`]);
const RATED = [1, 2, 3, 4, 5].map((rating) => `rated_${rating}`);

/** Columns that count other people's actions: any purchase, stay or review changes them. */
const COUNTERS: Record<string, string[]> = {
	variants: ["stock", "updated_at"],
	products: ["units_sold", "is_in_stock", "rating_sum", "rating_count", ...RATED, "updated_at"],
	hotels: [
		"nights_sold",
		"rating_sum",
		"rating_count",
		...RATED,
		...ASPECT_TOTALS,
		"merit",
		"mean_rating",
		"updated_at",
	],
	nights: ["booked"],
	move_capacity: ["taken"],
	discounts: ["uses"],
	// Background jobs change these at any time.
	sessions: ["last_seen_at", "expires_at"],
	outbox: ["attempts", "next_attempt_at", "sent_at", "failed_at", "last_error", "text_body", "html_body"],
	calendar_feeds: ["next_fetch_at"],
	restock_requests: ["after_movement"],
	// Showing messages marks them as read, also on the page of a refused form.
	conversations: ["desk_unread", "customer_unread"],
	// The payment of an order follows it.
	payments: ["state", "ended_at", "next_check_at", "updated_at"],
	// Deleting an account empties it.
	refunds: ["reason"],
	invoice_counters: ["last_number"],
	// Anybody with the link can unsubscribe.
	review_request_settings: ["unsubscribed_at"],
};

/** Which rows depend on which, and by which column. */
const PARENTS: Record<string, [column: string, table: string][]> = {
	cart_lines: [["cart_id", "carts"]],
	cart_additions: [["cart_id", "carts"]],
	moving_booking_lines: [["booking_id", "moving_bookings"]],
	move_job_steps: [["booking_id", "moving_bookings"]],
	move_proof_photos: [["booking_id", "moving_bookings"]],
	move_assignments: [["booking_id", "moving_bookings"]],
	move_vehicle_cells: [["booking_id", "moving_bookings"]],
	move_driver_cells: [["booking_id", "moving_bookings"]],
	move_collections: [["booking_id", "moving_bookings"]],
	waiting_moves: [["booking_id", "moving_bookings"]],
	order_lines: [["order_id", "orders"]],
	order_taxes: [["order_id", "orders"]],
	order_returns: [["order_id", "orders"]],
	order_return_lines: [["return_id", "order_returns"]],
	order_parcels: [["order_id", "orders"]],
	order_parcel_lines: [["parcel_id", "order_parcels"]],
	stock_movements: [["order_id", "orders"]],
	booking_nights: [["booking_id", "bookings"]],
	booking_extras: [["booking_id", "bookings"]],
	date_changes: [["booking_id", "bookings"]],
	online_check_ins: [["booking_id", "bookings"]],
	desk_payments: [["booking_id", "bookings"]],
	commission_entries: [["booking_id", "bookings"]],
	bookings: [["hotel_id", "hotels"]],
	hotel_images: [["hotel_id", "hotels"]],
	hotel_members: [["hotel_id", "hotels"]],
	hotel_invitations: [["hotel_id", "hotels"]],
	rooms: [["hotel_id", "hotels"]],
	rate_plans: [["hotel_id", "hotels"]],
	offers: [["hotel_id", "hotels"]],
	rate_plan_rooms: [["plan_id", "rate_plans"]],
	extras: [["hotel_id", "hotels"]],
	room_images: [["room_id", "rooms"]],
	nights: [["room_id", "rooms"]],
	calendar_feeds: [["room_id", "rooms"]],
	room_blocks: [["room_id", "rooms"]],
	units: [["room_id", "rooms"]],
	unit_nights: [
		["unit_id", "units"],
		["booking_id", "bookings"],
	],
	sellers: [["hotel_id", "hotels"]],
	restock_requests: [["variant_id", "variants"]],
	review_photos: [["review_id", "reviews"]],
	reviews: [
		["booking_id", "bookings"],
		["order_id", "orders"],
		["hotel_id", "hotels"],
		["move_id", "moving_bookings"],
	],
	product_imports: [["account_id", "accounts"]],
	conversations: [["hotel_id", "hotels"]],
	messages: [["conversation_id", "conversations"]],
	message_photos: [["message_id", "messages"]],
	reply_templates: [["hotel_id", "hotels"]],
};

/** The records whose histories have words about their customer. */
const RECORDED: Record<string, string> = { order: "orders", booking: "bookings", move: "moving_bookings" };

/** What a conversation is about, by its number. */
const NUMBERED: Record<string, string> = { order: "orders", stay: "bookings", move: "moving_bookings" };

const SHOP =
	/^(categories|products|variants|product_\w+|stock_movements|restock_requests|goes_with|review_photos|delivery_methods|tax_rates|tax_classes|discounts|order_\w+|orders|payments|refunds|refund_lines|disputes|payment_differences|reconciliations|reviews|sellers)$/;
const RENT = /^(moving_|rent_|move_)/;
const TRAVEL =
	/^(hotels|hotel_members|hotel_invitations|hotel_images|rooms|room_\w+|units|unit_nights|rate_plans|rate_plan_rooms|offers|extras|nights|calendar_feeds|bookings|booking_\w+|desk_payments|online_check_ins|reviews|review_photos)$/;
const COMMISSION = /^commission_/;
/** Those for all who use a list; a person’s own are theirs. */
const VIEWS = /^saved_views$/;
const INBOX = /^(conversations|messages|message_photos|partner_requests|reply_templates)$/;
/** What a role manages, whoever owns it. */
const STAFF: Record<string, RegExp[]> = {
	Admin: [SHOP, RENT, TRAVEL, COMMISSION, INBOX, VIEWS],
	SuperAdmin: [
		VIEWS,
		SHOP,
		COMMISSION,
		INBOX,
		/^(accounts|sessions|account_tokens|second_factors|recovery_codes|hotels|hotel_members|market_settings)$/,
	],
};
/** What anybody may create, but nobody may change: cancelling a paid order requests its refund. */
const OPEN =
	/^(contact_messages|partner_requests|data_requests|outbox|refunds|review_request_settings|changes|images|image_files|waiting_uploads|invoices|invoice_counters)$/;
/** Created by signing up or in: checked against the new account. */
const ARRIVING = /^(accounts|sessions|known_devices|account_tokens)$/;
/** A picture is deleted with its last owner. */
const SWEPT = /^(images|image_files)$/;

/** `made`: what a browser without cookies has just created, which belongs to nobody. */
type Owners = {
	accountIds: Set<unknown>;
	emails: Set<unknown>;
	hashes: Set<unknown>;
	made: Set<WatchedRow>;
	/** The hash of the token in the link of a job sheet. */
	jobHash: string | null;
	/** The hash of the token in the link to a conversation. */
	messageHash: string | null;
};

/** `address`: the URL of the form. `hashes`: the hashes in the browser's own rows. */
type Sent = { changes: readonly RowChange[]; address: string; hashes: Set<unknown> };

/** The changes that this person had no right to, as text. */
export async function judgeChanges(ledger: ChangeLedger, person: FuzzPerson, sent: Sent): Promise<string[]> {
	const { changes } = sent;
	if (isErasing(person, sent)) return [];
	const owners = ownersOf(person, sent);
	const wrong: string[] = [];
	for (const change of changes)
		if (!(await isOwnedByGuest(ledger, person, owners, changes, change)))
			wrong.push(describeRowChange(change));
	return wrong;
}

/** A SuperAdmin erases what belongs to a customer. */
const isErasing = ({ role }: FuzzPerson, { address }: Sent) =>
	role === "SuperAdmin" && /^\/customers\/\w+\/erasure(\?|$)/.test(address);

/** The account itself, and one that was just created, signed in to or opened by its emailed link. */
function ownersOf(person: FuzzPerson, { changes, address, hashes }: Sent): Owners {
	const token = new URLSearchParams(address.split("?")[1]).get("token") ?? "";
	const accountIds = new Set<unknown>([person.accountId]);
	const emails = new Set<unknown>([person.email]);
	for (const { table, op, now, old } of changes) {
		if (table === "accounts" && op === "insert") accountIds.add(now?.id);
		if (table === "sessions" && op === "insert") accountIds.add(now?.account_id);
		if (table === "account_tokens" && old?.token_hash === hashToken(token)) accountIds.add(old.account_id);
	}
	for (const { table, old, now } of changes)
		if (table === "accounts" && accountIds.has(old?.id ?? now?.id)) emails.add(old?.email ?? now?.email);
	accountIds.delete(null);
	emails.delete(null);
	const made = new Set<WatchedRow>();
	for (const { op, now } of changes) if (op === "insert" && now && isNobodys(now)) made.add(now);
	const [, job] = /^\/jobs\/([^/?]+)/.exec(address) ?? [];
	const [, message] = /^\/messages\/([^/?]{43})/.exec(address) ?? [];
	return {
		accountIds,
		emails,
		hashes,
		made,
		jobHash: job ? hashToken(job) : null,
		messageHash: message ? hashToken(message) : null,
	};
}

const isUnknown = ({ accountId, guestHash }: FuzzPerson) => accountId === null && guestHash === null;

const isNobodys = ({ account_id, guest_hash }: WatchedRow) => account_id === null && guest_hash === null;

async function isOwnedByGuest(
	ledger: ChangeLedger,
	person: FuzzPerson,
	owners: Owners,
	changes: readonly RowChange[],
	change: RowChange,
): Promise<boolean> {
	const { table, op, old, now } = change;
	const touched = changedColumns(change);
	if (op === "update" && COUNTERS[table] && touched.every((column) => COUNTERS[table]?.includes(column)))
		return true;
	if (OPEN.test(table) && op === "insert") return true;
	if (table === "restock_requests" && op === "delete" && isTold(changes, old)) return true;
	if (table === "images" && op === "update") return true;
	if (table === "changes" && op === "delete") return person.role === "Admin";
	// Deleting the account, or erasing what was written about the person.
	if (table === "changes" && touched.join() === "actor_id")
		return now?.actor_id === null && owners.accountIds.has(old?.actor_id);
	if (table === "changes" && touched.join() !== "note") return false;
	if (table === "changes" && person.role === "Admin") return now?.note === null;
	if (SWEPT.test(table) && op === "delete") return person.email !== null;
	if (STAFF[person.role ?? ""]?.some((tables) => tables.test(table))) return true;
	if (table === "accounts" && op === "insert") return now?.role === "User" || now?.role === "Hotel";
	if (table === "accounts" && touched.includes("role")) return isJoining(changes, change);
	if (ARRIVING.test(table) && op === "insert") return true;
	if (table === "account_tokens" && isReplaced(changes, old)) return true;
	// A sender reaches only the rows with the hash of what they send.
	if (table === "move_capacity" && op === "insert") return now?.taken === 0;
	if (table === "rent_fleets" && op === "insert") return true;
	if (table === "search_vocabulary" || table === "recent_submissions") return true;
	const row = old ?? now;
	return row !== null && isOwned(ledger, person, owners, changes, table, row);
}

/** A User who joins the team of a hotel gets a hotel account. */
const isJoining = (changes: readonly RowChange[], { old, now }: RowChange) =>
	old?.role === "User" &&
	now?.role === "Hotel" &&
	changes.some(
		({ table, op, now: member }) =>
			table === "hotel_members" && op === "insert" && member?.account_id === now.id,
	);

/** A background job emails those who wait for a product, and deletes their requests. */
const isTold = (changes: readonly RowChange[], request: WatchedRow | null) =>
	changes.some(
		({ table, op, now }) => table === "outbox" && op === "insert" && now?.to_address === request?.email,
	);

/** Anybody may request a new link for the recipient of an old one. */
const isReplaced = (changes: readonly RowChange[], link: WatchedRow | null) =>
	changes.some(
		({ table, op, now }) =>
			table === "account_tokens" &&
			op === "insert" &&
			now?.account_id === link?.account_id &&
			now?.purpose === link?.purpose,
	);

async function isOwned(
	ledger: ChangeLedger,
	person: FuzzPerson,
	owners: Owners,
	changes: readonly RowChange[],
	table: string,
	row: WatchedRow,
): Promise<boolean> {
	if (table === "accounts") return owners.accountIds.has(row.id);
	if (isUnknown(person) && owners.made.has(row)) return true;
	if (owners.accountIds.has(row.account_id)) return true;
	if (table === "hotels") {
		const members = await ledger.all(
			`select account_id from kept.hotel_members where hotel_id = ${Number(row.id)}`,
		);
		if (members.some(({ account_id }) => owners.accountIds.has(account_id))) return true;
	}
	if (owners.hashes.has(row.guest_hash) || owners.hashes.has(row.token_hash)) return true;
	// The draft of an order names the account of staff that makes it.
	if (table === "carts" && String(row.token_hash).startsWith(`draft ${person.accountId} `)) return true;
	if (owners.emails.has(row.email ?? row.to_address)) return true;
	// Whoever has the link to a conversation writes to it.
	if (table === "conversations" && owners.messageHash) return row.token_hash === owners.messageHash;
	// Whoever has the link of a job reports its steps, and sends its photos.
	if (table === "waiting_uploads" && owners.jobHash) return row.link_hash === owners.jobHash;
	if (table === "moving_bookings" && owners.jobHash) {
		const [job] = await ledger.all(
			`select 1 as is_theirs from kept.move_assignments
				where booking_id = ${Number(row.id)} and link_hash = '${owners.jobHash}'`,
		);
		if (job) return true;
	}
	if (table === "conversations") {
		// Anybody may write from the contact page and send a partner request.
		const isSent = row.kind === "contact" || row.kind === "partner";
		if (
			isSent &&
			changes.some((each) => each.table === table && each.op === "insert" && each.now?.id === row.id)
		)
			return true;
		const subject = NUMBERED[String(row.kind)];
		const [about] = subject
			? await ledger.all(`select * from kept."${subject}" where number = '${row.subject_key}'`)
			: [];
		if (about && (await isOwned(ledger, person, owners, changes, subject ?? "", about))) return true;
	}
	if (table === "changes") {
		const parent = RECORDED[String(row.kind)];
		const id = String(row.subject).split(" ").at(-1);
		const found = parent && (await parentOf(ledger, changes, parent, Number(id)));
		return found ? isOwned(ledger, person, owners, changes, parent, found) : false;
	}
	for (const [column, parent] of PARENTS[table] ?? []) {
		const id = row[column];
		if (id === null || id === undefined) continue;
		const found = await parentOf(ledger, changes, parent, id);
		if (found && (await isOwned(ledger, person, owners, changes, parent, found))) return true;
	}
	return false;
}

/** A row as it was before the request, or as the request created it. */
async function parentOf(
	ledger: ChangeLedger,
	changes: readonly RowChange[],
	table: string,
	id: unknown,
): Promise<WatchedRow | undefined> {
	const changed = changes.find((each) => each.table === table && (each.old ?? each.now)?.id === id);
	if (changed) return changed.old ?? changed.now ?? undefined;
	const [row] = await ledger.all(`select * from kept."${table}" where id = ${Number(id)}`);
	return row;
}

const changedColumns = ({ old, now }: RowChange): string[] =>
	old && now
		? Object.keys(now).filter((column) => JSON.stringify(now[column]) !== JSON.stringify(old[column]))
		: [];

/** Whether a background job made the change, or nothing changed: a row may be written to lock it. */
export function isOnlyTime(change: RowChange): boolean {
	const columns = changedColumns(change);
	if (change.op !== "update") return false;
	if (columns.length === 0) return true;
	const isClock = ["sessions", "outbox", "calendar_feeds", "conversations"].includes(change.table);
	return isClock && columns.every((column) => COUNTERS[change.table]?.includes(column));
}

export function describeRowChange(change: RowChange): string {
	const { table, op, old, now } = change;
	const columns = changedColumns(change);
	const values = columns.map(
		(column) => `${column}: ${JSON.stringify(old?.[column])} → ${JSON.stringify(now?.[column])}`,
	);
	return `${op} of ${table} ${JSON.stringify((old ?? now)?.id ?? old ?? now).slice(0, 200)} ${values.join(", ").slice(0, 300)}`;
}
