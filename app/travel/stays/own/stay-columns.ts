import {
	AGREED,
	type ColumnUses,
	DELETED_INTERNAL,
	erasedColumns,
	exportedColumns,
	INTERNAL,
	inDeletedRow,
	OWNER,
	typedBy,
} from "#app/common/access/column-uses.ts";

const REWRITTEN = { privacy: null, erasure: "rewritten", isExported: false } as const;
const STAYS = { erasure: "kept", isExported: true } as const;

/** What a room booking has, and what is left of it when the person is erased. */
export const STAY_COLUMN_USES = {
	id: INTERNAL,
	number: AGREED,
	group_number: AGREED,
	idempotency_key: INTERNAL,
	token_hash: REWRITTEN,
	account_id: OWNER,
	guest_hash: OWNER,
	hotel_id: INTERNAL,
	room_id: INTERNAL,
	source: INTERNAL,
	status: AGREED,
	check_in: { privacy: "your dates", ...STAYS },
	check_out: { privacy: "your dates", ...STAYS },
	rooms: { privacy: "room", ...STAYS },
	adults: AGREED,
	children: AGREED,
	child_ages: typedBy("the ages of children", ""),
	name: { privacy: "name", erasure: "rewritten", isExported: true },
	email: typedBy("email address", ""),
	contact: typedBy("phone number", ""),
	contact_e164: typedBy("phone number", ""),
	requests: typedBy("your requests to the hotel", ""),
	hotel_name: AGREED,
	room_name: { privacy: "room", ...STAYS },
	plan_id: INTERNAL,
	plan_name: AGREED,
	board: AGREED,
	offer_id: INTERNAL,
	offer_name: AGREED,
	currency: AGREED,
	total: { privacy: "price", ...STAYS },
	extras_total: AGREED,
	tax_total: AGREED,
	tax_rule: INTERNAL,
	free_until_days: INTERNAL,
	late_fee_percent: AGREED,
	no_show_percent: AGREED,
	commission_rate: INTERNAL,
	free_until: AGREED,
	hold_until: AGREED,
	fee: AGREED,
	deposit: AGREED,
	deposit_percent: INTERNAL,
	pay_before: AGREED,
	is_email_confirmed: INTERNAL,
	confirm_before: INTERNAL,
	paid_total: { privacy: "how it was paid", ...STAYS },
	refunded_total: { privacy: "how it was paid", ...STAYS },
	check_in_mailed_of: INTERNAL,
	checked_in_at: INTERNAL,
	checked_out_at: INTERNAL,
	nights_returned_at: INTERNAL,
	language: AGREED,
	search_text: REWRITTEN,
	created_at: AGREED,
	updated_at: AGREED,
} as const satisfies ColumnUses<"bookings">;

/** What a guest sends before arrival. */
export const CHECK_IN_COLUMN_USES = {
	booking_id: DELETED_INTERNAL,
	arrives_at: inDeletedRow("when you arrive"),
	details: inDeletedRow(
		"the names of all guests, their documents where the hotel asks for them, and your signature",
	),
	kept_days: DELETED_INTERNAL,
	idempotency_key: DELETED_INTERNAL,
	sent_at: inDeletedRow(null),
} as const satisfies ColumnUses<"online_check_ins">;

export const EXPORTED_STAY_COLUMNS = exportedColumns(STAY_COLUMN_USES);

/** Replaces the personal data of a booking, apart from what the rule rewrites. */
export const ERASED_STAY = erasedColumns(STAY_COLUMN_USES);
