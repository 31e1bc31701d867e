import {
	AGREED,
	type ColumnUses,
	erasedColumns,
	exportedColumns,
	INTERNAL,
	OWNER,
	typedBy,
} from "#app/common/access/column-uses.ts";

/** "all": customer, staff and driver. Drivers see nothing about money. */
type Shown = { shownTo: "all" | "customer and staff" | "nobody" };

const ALL = { shownTo: "all" } as const;
const NOT_DRIVERS = { shownTo: "customer and staff" } as const;
const NOBODY = { shownTo: "nobody" } as const;

/** What a moving booking has, who sees it, and what is left of it when the person is erased. */
export const MOVE_COLUMN_USES = {
	id: { ...INTERNAL, ...NOBODY },
	number: { ...AGREED, ...ALL },
	confirmation_key: { ...INTERNAL, ...NOBODY },
	guest_hash: { ...OWNER, ...NOBODY },
	account_id: { ...OWNER, ...NOBODY },
	name: { privacy: "name", erasure: "rewritten", isExported: true, ...ALL },
	contact: { ...typedBy("phone number", ""), ...ALL },
	contact_e164: { ...typedBy("phone number", ""), ...ALL },
	email: { ...typedBy("email address", null), ...NOBODY },
	current_address: { ...typedBy("both addresses", ""), ...ALL },
	new_address: { ...typedBy("both addresses", ""), ...ALL },
	vehicle_type: { privacy: "vehicle", erasure: "kept", isExported: true, ...ALL },
	booking_date: { privacy: "date and time", erasure: "kept", isExported: true, ...ALL },
	booking_time: { privacy: "date and time", erasure: "kept", isExported: true, ...ALL },
	status: { ...AGREED, ...NOT_DRIVERS },
	cells: { ...INTERNAL, ...NOBODY },
	capacity: { ...INTERNAL, ...NOBODY },
	assignment_version: { ...INTERNAL, ...NOBODY },
	from_zip: { ...typedBy("both addresses", null), ...ALL },
	to_zip: { ...typedBy("both addresses", null), ...ALL },
	from_floor: { privacy: "the home and its floors", erasure: "kept", isExported: true, ...ALL },
	to_floor: { privacy: "the home and its floors", erasure: "kept", isExported: true, ...ALL },
	is_from_elevator: { privacy: "the home and its floors", erasure: "kept", isExported: true, ...ALL },
	is_to_elevator: { privacy: "the home and its floors", erasure: "kept", isExported: true, ...ALL },
	home_size: { privacy: "the home and its floors", erasure: "kept", isExported: true, ...ALL },
	helpers: { ...AGREED, ...ALL },
	is_packing_wanted: { ...AGREED, ...ALL },
	rate_card_id: { ...INTERNAL, ...NOBODY },
	price: { ...AGREED, ...NOT_DRIVERS },
	currency: { ...AGREED, ...NOT_DRIVERS },
	price_state: { ...INTERNAL, ...NOT_DRIVERS },
	cancellation_fee: { ...AGREED, ...NOT_DRIVERS },
	deposit_due: { ...AGREED, ...NOT_DRIVERS },
	deposit_before: { ...AGREED, ...NOT_DRIVERS },
	deposit_paid: { ...AGREED, ...NOT_DRIVERS },
	deposit_refunded: { ...AGREED, ...NOT_DRIVERS },
	minutes_late: { ...INTERNAL, ...NOBODY },
	reminded_of: { ...INTERNAL, ...NOBODY },
	language: { ...AGREED, ...NOBODY },
	search_text: { privacy: null, erasure: "rewritten", isExported: false, ...NOBODY },
	created_at: { ...AGREED, ...NOT_DRIVERS },
	updated_at: { ...AGREED, ...NOBODY },
} as const satisfies ColumnUses<"moving_bookings", Shown>;

type Uses = typeof MOVE_COLUMN_USES;
type ShownColumn<To extends Shown["shownTo"]> = {
	[Column in keyof Uses]: Uses[Column]["shownTo"] extends To ? Column : never;
}[keyof Uses];

const shownColumns = <To extends Shown["shownTo"]>(...to: To[]) =>
	Object.entries(MOVE_COLUMN_USES).flatMap(([column, { shownTo }]) =>
		to.some((each) => each === shownTo) ? [column as ShownColumn<To>] : [],
	);

/** The columns that describe a move. The dashboard, the tracking page, job sheets, search and emails read them. */
export const MOVE_COLUMNS = shownColumns("all");

/** What lists of staff show. */
export const LISTED_MOVE_COLUMNS = shownColumns("all", "customer and staff");

export const EXPORTED_MOVE_COLUMNS = exportedColumns(MOVE_COLUMN_USES);

/** Replaces the personal data of a booking, apart from its name and search text. */
export const ERASED_MOVE = erasedColumns(MOVE_COLUMN_USES);
