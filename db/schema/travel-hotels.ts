import type { Generated } from "kysely";
import type { CalendarDate, Derived, Fixed, Id, Instant, Money } from "./columns.ts";
import type { ReviewAspect } from "./common.ts";

/** A suspended hotel that was never approved is shown as refused. */
export type HotelStatus = "pending" | "approved" | "suspended";

export interface TravelHotelsTables {
	hotels: HotelsTable;
	hotel_images: HotelImagesTable;
	hotel_words: HotelWordsTable;
	hotel_vocabulary: HotelVocabularyTable;
	rooms: RoomsTable;
	room_images: RoomImagesTable;
	nights: NightsTable;
	calendar_feeds: CalendarFeedsTable;
	room_blocks: RoomBlocksTable;
	rate_plans: RatePlansTable;
	rate_plan_rooms: RatePlanRoomsTable;
	offers: OffersTable;
	extras: ExtrasTable;
	units: UnitsTable;
	unit_nights: UnitNightsTable;
	hotel_members: HotelMembersTable;
	hotel_invitations: HotelInvitationsTable;
}

/** The meals in a price. */
export type Board = "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";

export type MemberRole = "owner" | "manager" | "desk";

/** The team of a hotel. A hotel whose owner's account is deleted has no owner; then only staff manage it. */
interface HotelMembersTable {
	hotel_id: Fixed<number>;
	account_id: Fixed<number>;
	/** At most one owner for each hotel. */
	role: MemberRole;
	/** The account that invited or appointed the member; null for a deleted account. */
	added_by: number | null;
	created_at: Fixed<Instant>;
}

/** Open invitations: one for each hotel and email address. */
interface HotelInvitationsTable {
	id: Id;
	hotel_id: Fixed<number>;
	/** Lower case. */
	email: Fixed<string>;
	role: Exclude<MemberRole, "owner">;
	/** SHA-256 of the token in the link. */
	token_hash: string;
	invited_by: number | null;
	created_at: Instant;
	expires_at: Instant;
}

/**
 * The columns from `rating_sum` to `search_words`, and the sums and counts of ratings of each aspect, are derived:
 * `summariseHotel` and reviews update them.
 */
interface HotelsTable extends Record<`${ReviewAspect}_${"sum" | "count"}`, Generated<number>> {
	id: Id;
	status: HotelStatus;
	/** Archived: not shown or bookable; its bookings stay. */
	archived_at: Instant | null;
	name: string;
	address: string;
	city: string;
	/** The folded city, for grouping results. */
	city_key: string;
	region: Generated<string>;
	postal_code: Generated<string>;
	/** ISO 3166, two letters. */
	country: string;
	/** Where its pin is on the map, in degrees; both are null without one. */
	latitude: Generated<number | null>;
	longitude: Generated<number | null>;
	/** IANA, such as `Europe/Lisbon`: decides what "today" is at the hotel. */
	time_zone: string;
	email: string;
	contact: string;
	contact_e164: string;
	/** 0 for none. */
	stars: number;
	/** Keys of `HOTEL_AMENITIES` between commas: `,wifi,pool,`; a single comma for none. */
	amenities: Generated<string>;
	/** 24-hour time in the hotel's time zone: `15:00`. */
	check_in_from: string;
	check_out_until: string;
	/** The cut-off for bookings of tonight. */
	same_day_until: string;
	/** The end of free cancellation, in days before check-in, at `check_in_from`. */
	free_until_days: number;
	/** The fees of a later cancellation and a no-show, in percent of the total. */
	late_fee_percent: number;
	no_show_percent: number;
	confirmation: "instant" | "request";
	/** How long a request holds the room. */
	request_hours: number;
	/** What guests pay online when they book, while the site has a payment provider. */
	payment: Generated<"at_hotel" | "deposit" | "full">;
	/** Of the total; for `deposit`. */
	deposit_percent: Generated<number>;
	/** The meals in the prices of its rooms; a rate plan has its own. */
	board: Generated<Board>;
	/** What children cost by their age: `readChildBands`. */
	child_bands: Generated<string>;
	/** The tax of the place on stays: nothing, an amount for each guest and night, or a percentage of the price. */
	stay_tax: Generated<"none" | "amount" | "percent">;
	/** Minor units, or hundredths of a percent. */
	stay_tax_rate: Generated<number>;
	/** Nights after these are exempt. */
	stay_tax_nights: Generated<number>;
	/** Younger guests are exempt; 18: all children. */
	stay_tax_from_age: Generated<number>;
	/** Whether guests pay it at the hotel, whatever else they pay online. */
	stay_tax_at_hotel: Generated<boolean>;
	/** What guests may send before they arrive: nothing, names and arrival time, or their documents, too. */
	online_check_in: Generated<"off" | "names" | "documents">;
	/** For how many days after check-out it is kept. */
	check_in_kept_days: Generated<number>;
	/** What becomes of bookings whose guests do not confirm their email address. */
	unconfirmed: Generated<"expire" | "keep">;
	rating_sum: Generated<number>;
	rating_count: Generated<number>;
	/** The number of its reviews with each rating. */
	rated_1: Generated<number>;
	rated_2: Generated<number>;
	rated_3: Generated<number>;
	rated_4: Generated<number>;
	rated_5: Generated<number>;
	/** Room nights booked so far. */
	nights_sold: Generated<number>;
	/** The lowest base price of its rooms; null without rooms. */
	price_from: Money | null;
	/** The first picture. */
	image_hash: string | null;
	search_words: Generated<string>;
	/** Its recommendation score, in hundredths, generated by the database like `meritOf`. */
	merit: Derived<number>;
	/** Thousandths of a star; 0 without ratings. */
	mean_rating: Derived<number>;
	idempotency_key: Fixed<string>;
	approved_at: Instant | null;
	/** When it was added, or its owner last requested approval again. */
	submitted_at: Instant | null;
	/** The audit entry of the latest change since approval that no SuperAdmin has reviewed; null for none. */
	unreviewed_change_id: Generated<number | null>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
	house_rules: Generated<string>;
	description: string;
	/** What its team wrote in other languages: `readTranslations`. */
	translations: Generated<string>;
}

interface HotelImagesTable {
	id: Id;
	hotel_id: Fixed<number>;
	image_hash: Fixed<string>;
	position: number;
	alt: Generated<string>;
}

/** The words of `hotels.search_words`, one row each; maintained by triggers. */
interface HotelWordsTable {
	word: Fixed<string>;
	hotel_id: Fixed<number>;
}

/** The words of `hotel_words` without duplicates, and those of former hotels; added by a trigger. */
interface HotelVocabularyTable {
	/** In characters. */
	length: Fixed<number>;
	word: Fixed<string>;
}

/** A room type, of which a hotel has `quantity` rooms. */
interface RoomsTable {
	id: Id;
	hotel_id: Fixed<number>;
	name: string;
	position: number;
	archived_at: Instant | null;
	quantity: number;
	/** As the owner describes them: "1 double bed, 1 sofa bed". */
	beds: string;
	size_sqm: number | null;
	/** Adults and children together, with at most `max_adults` adults. */
	sleeps: number;
	max_adults: number;
	/** Guests included in the price of a night; each further one costs `extra_guest_price` a night. */
	guests_included: number;
	price: Money;
	/** Friday and Saturday night, if different. */
	weekend_price: Money | null;
	extra_guest_price: Generated<Money>;
	/** Differences by the number of adults in a room: `readAdultPrices`. */
	adult_prices: Generated<string>;
	min_nights: Generated<number>;
	max_nights: Generated<number>;
	/** Keys of `ROOM_AMENITIES`, as for hotels. */
	amenities: Generated<string>;
	image_hash: string | null;
	/** Its nights exist up to this date, exclusive. */
	filled_to: CalendarDate | null;
	/** The secret in its calendar's URL. */
	calendar_token: string;
	idempotency_key: Fixed<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
	description: string;
	/** As those of a hotel. */
	translations: Generated<string>;
	/** When one of its prices last went up, or it came back on sale; null: never. */
	prices_raised_at: Generated<Instant | null>;
}

/**
 * A rate beside the standard one, which is the prices of the rooms with the terms of the hotel. Its price is that of the
 * standard rate with `price_change`.
 */
export interface RatePlansTable {
	id: Id;
	hotel_id: Fixed<number>;
	name: string;
	/** Whether it is on sale. */
	is_active: Generated<boolean>;
	adjustment: "percent" | "amount";
	/** In percent of the price of a stay, or in minor units for each room and night. Negative: cheaper. */
	price_change: number;
	board: Board;
	/** `hotel`: as the hotel's; `own`: the next three columns; `none`: not refundable. */
	cancellation: "hotel" | "own" | "none";
	free_until_days: Generated<number>;
	late_fee_percent: Generated<number>;
	no_show_percent: Generated<number>;
	/** `hotel`: as the hotel's. */
	payment: "hotel" | "at_hotel" | "deposit" | "full";
	deposit_percent: Generated<number>;
	/** Of a stay; null: any that the room takes. */
	min_nights: number | null;
	max_nights: number | null;
	/** Days from the booking to check-in; null: any. */
	min_days_ahead: number | null;
	max_days_ahead: number | null;
	translations: Generated<string>;
	idempotency_key: Fixed<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

/** What a hotel sells beside the night. */
interface ExtrasTable {
	id: Id;
	hotel_id: Fixed<number>;
	name: string;
	/** Whether it is on sale. */
	is_active: Generated<boolean>;
	/** What the price is for. */
	per: "stay" | "night" | "person" | "person_night";
	/** The day on which it is used, unless that is each night. */
	on_day: Generated<"arrival" | "departure">;
	price: Money;
	/** How many the hotel has on a day; null: any number. */
	per_day: number | null;
	translations: Generated<string>;
	idempotency_key: Fixed<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface RatePlanRoomsTable {
	plan_id: Fixed<number>;
	room_id: Fixed<number>;
}

/**
 * An offer for all rooms and rates of a hotel: `percent` off, or `stay_nights` nights for the price of `paid_nights`. Each
 * null condition holds for any stay.
 */
export interface OffersTable {
	id: Id;
	hotel_id: Fixed<number>;
	name: string;
	is_active: Generated<boolean>;
	percent: number | null;
	stay_nights: number | null;
	paid_nights: number | null;
	min_nights: number | null;
	/** Days from the booking to check-in. */
	min_days_ahead: number | null;
	max_days_ahead: number | null;
	/** The first and last date of check-in. */
	arrives_from: CalendarDate | null;
	arrives_to: CalendarDate | null;
	/** Upper case; only guests who enter it get the offer. Unique in its hotel. */
	code: string | null;
	translations: Generated<string>;
	idempotency_key: Fixed<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
}

interface RoomImagesTable {
	id: Id;
	room_id: Fixed<number>;
	image_hash: Fixed<string>;
	position: number;
	alt: Generated<string>;
}

/** One row for each room and night: `booked` and `blocked` of `total` are taken. */
interface NightsTable {
	room_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	total: number;
	/** The rooms of all bookings that hold this night; changed only by `take-nights`. */
	booked: Generated<number>;
	/** The rooms of all blocks that hold it. */
	blocked: Generated<number>;
	/** Replaces the room's own prices. */
	price: Money | null;
	/** Replaces the room's own, for stays that begin on this date. */
	min_stay: number | null;
	/** The night is not on sale. */
	is_closed: Generated<boolean>;
	/** No stay begins, or ends, on this date. */
	is_closed_to_arrival: Generated<boolean>;
	is_closed_to_departure: Generated<boolean>;
	/** When its own price last went up, or it came back on sale; null: never. */
	raised_at: Generated<Instant | null>;
}

/** A room's imported calendar, fetched by URL on a schedule, or uploaded as a file (no URL). */
interface CalendarFeedsTable {
	id: Id;
	room_id: Fixed<number>;
	name: string;
	url: string | null;
	next_fetch_at: Instant | null;
	/** When it was last read successfully. */
	fetched_at: Instant | null;
	/** The error of the last reading, as text for the owner; empty after a success. */
	fault: Generated<string>;
	/** Failures in a row. */
	failures: Generated<number>;
	/** Whether events that are marked as free take a room. */
	is_free_counted: Generated<boolean>;
	/** Whether events titled "Not available" take a room. */
	is_unavailable_counted: Generated<boolean>;
	/** The number of events that the last reading skipped because they are marked as free. */
	skipped_free: Generated<number>;
	/** The nights of the last reading that each choice decides about, as `from/to` runs (exclusive), with commas. */
	free_nights: Generated<string>;
	unavailable_nights: Generated<string>;
	/** The events that the last reading could not read, one per line; empty for none. */
	warnings: Generated<string>;
	/** The secret in the URL of the room's calendar without what came from this one. */
	export_token: string | null;
	idempotency_key: Fixed<string>;
	created_at: Fixed<Instant>;
}

/** Rooms that the owner or another calendar takes off sale from one date up to another (exclusive). */
interface RoomBlocksTable {
	id: Id;
	room_id: Fixed<number>;
	feed_id: Fixed<number | null>;
	/** The event's UID in its calendar. */
	uid: Fixed<string | null>;
	from_date: CalendarDate;
	to_date: CalendarDate;
	rooms: number;
	/** Whether the nights' `blocked` includes it. */
	is_holding: boolean;
	/** The nights that it does not hold, because they were sold: ascending dates between commas. */
	conflict: Generated<string>;
	/** Since when its event is missing from its calendar, while it keeps its nights; null for none. */
	missing_since: Instant | null;
	note: Generated<string>;
	idempotency_key: Fixed<string | null>;
	actor_id: number | null;
	created_at: Fixed<Instant>;
	/** The numbered room that is out of order. */
	unit_id: Generated<number | null>;
}

export type HousekeepingState = "dirty" | "clean" | "inspected";

/** A numbered room of a room type. */
interface UnitsTable {
	id: Id;
	hotel_id: Fixed<number>;
	room_id: Fixed<number>;
	/** Unique among those of its hotel that are not archived. */
	name: string;
	floor: Generated<string>;
	notes: Generated<string>;
	archived_at: Generated<Instant | null>;
	housekeeping: Generated<HousekeepingState>;
	housekeeping_at: Instant;
	/** Null when a check-out changed it, and for a deleted account. */
	housekeeping_by: Generated<number | null>;
	updated_at: Instant;
}

/** A unit's night, taken by a stay or by the block of a unit that is out of order. */
interface UnitNightsTable {
	unit_id: Fixed<number>;
	date: Fixed<CalendarDate>;
	booking_id: Generated<number | null>;
	block_id: Generated<number | null>;
}
