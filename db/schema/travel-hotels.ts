import type { Generated } from "kysely";
import type { CalendarDate, Derived, Fixed, Id, Instant, Money } from "./columns.ts";

/** A hotel that is suspended and was never approved is a refused one. */
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
}

/** The columns from `rating_sum` to `search_words` are derived: `summariseHotel` and the reviews keep them true. */
interface HotelsTable {
	id: Id;
	/** Null once the owner's account is deleted; then only staff look after it. */
	owner_id: number | null;
	status: HotelStatus;
	/** Not shown or booked any more; its bookings stay. */
	archived_at: Instant | null;
	name: string;
	address: string;
	city: string;
	/** The city, folded: what results are grouped by. */
	city_key: string;
	region: Generated<string>;
	postal_code: Generated<string>;
	/** ISO 3166, two letters. */
	country: string;
	/** IANA, such as `Europe/Lisbon`: what "today" is here. */
	time_zone: string;
	email: string;
	contact: string;
	contact_e164: string;
	/** 0 for none. */
	stars: number;
	/** Keys of `HOTEL_AMENITIES` between commas: `,wifi,pool,`; a single comma for none. */
	amenities: Generated<string>;
	/** 24-hour clock of the hotel's zone: `15:00`. */
	check_in_from: string;
	check_out_until: string;
	/** Until then one can still book for tonight. */
	same_day_until: string;
	/** Free to cancel until so many days before check-in, at `check_in_from`. */
	free_until_days: number;
	/** What a later cancellation costs, and not coming: percent of the total. */
	late_fee_percent: number;
	no_show_percent: number;
	confirmation: "instant" | "request";
	/** How long a request holds the room. */
	request_hours: number;
	rating_sum: Generated<number>;
	rating_count: Generated<number>;
	/** Room nights booked so far. */
	nights_sold: Generated<number>;
	/** The lowest base price of its rooms; null without rooms. */
	price_from: Money | null;
	/** The first picture. */
	image_hash: string | null;
	search_words: Generated<string>;
	/** What recommends it, in hundredths; the database works it out as `meritOf` does. */
	merit: Derived<number>;
	/** Thousandths of a star; 0 without ratings. */
	mean_rating: Derived<number>;
	once_key: Fixed<string>;
	approved_at: Instant | null;
	/** The audit entry of the latest change since the approval that no SuperAdmin has reviewed; null for none. */
	unreviewed_change_id: Generated<number | null>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
	house_rules: Generated<string>;
	description: string;
}

interface HotelImagesTable {
	id: Id;
	hotel_id: Fixed<number>;
	image_hash: Fixed<string>;
	position: number;
	alt: Generated<string>;
}

/** The words of `hotels.search_words`, a row each; triggers keep them. */
interface HotelWordsTable {
	word: Fixed<string>;
	hotel_id: Fixed<number>;
}

/** Each word of `hotel_words` once, and words of hotels that are gone; a trigger adds to it. */
interface HotelVocabularyTable {
	/** In characters. */
	length: Fixed<number>;
	word: Fixed<string>;
}

/** A kind of room, of which a hotel has `quantity`. */
interface RoomsTable {
	id: Id;
	hotel_id: Fixed<number>;
	name: string;
	position: number;
	archived_at: Instant | null;
	quantity: number;
	/** As the owner says it: "1 double bed, 1 sofa bed". */
	beds: string;
	size_sqm: number | null;
	/** Adults and children together; of them at most `max_adults` adults. */
	sleeps: number;
	max_adults: number;
	/** Guests that the price of a night covers; each one more costs `extra_guest_price` a night. */
	guests_included: number;
	price: Money;
	/** Friday's and Saturday's night, where it differs. */
	weekend_price: Money | null;
	extra_guest_price: Generated<Money>;
	min_nights: Generated<number>;
	max_nights: Generated<number>;
	/** Keys of `ROOM_AMENITIES`, as for hotels. */
	amenities: Generated<string>;
	image_hash: string | null;
	/** Its nights exist up to this date, that one not included. */
	filled_to: CalendarDate | null;
	/** The secret in its calendar's address. */
	calendar_token: string;
	once_key: Fixed<string>;
	created_at: Fixed<Instant>;
	updated_at: Instant;
	description: string;
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
	/** The rooms of all bookings that hold this night; changed by `take-nights` alone. */
	booked: Generated<number>;
	/** The rooms of all blocks that hold it. */
	blocked: Generated<number>;
	/** Instead of the room's own prices. */
	price: Money | null;
	/** Instead of the room's, for stays that begin on this date. */
	min_stay: number | null;
	/** Nobody stays this night. */
	is_closed: Generated<boolean>;
	/** No stay begins, or ends, on this date. */
	no_arrival: Generated<boolean>;
	no_departure: Generated<boolean>;
}

/** Somebody else's calendar of a room, fetched by address on a schedule, or put in as a file (no address). */
interface CalendarFeedsTable {
	id: Id;
	room_id: Fixed<number>;
	name: string;
	url: string | null;
	next_fetch_at: Instant | null;
	/** When it was last read without a fault. */
	fetched_at: Instant | null;
	/** What went wrong the last time, in words for the owner; empty when nothing did. */
	fault: Generated<string>;
	/** How often in a row. */
	failures: Generated<number>;
	/** Whether events that are marked as free take a room. */
	counts_free: Generated<boolean>;
	/** How many events the last reading skipped because they are marked as free. */
	skipped_free: Generated<number>;
	/** The events that the last reading could not read, one a line; empty when there were none. */
	warnings: Generated<string>;
	once_key: Fixed<string>;
	created_at: Fixed<Instant>;
}

/** Rooms that the owner, or another calendar, takes out of sale from one date to another (not included). */
interface RoomBlocksTable {
	id: Id;
	room_id: Fixed<number>;
	feed_id: Fixed<number | null>;
	/** The event's own name in its calendar. */
	uid: Fixed<string | null>;
	from_date: CalendarDate;
	to_date: CalendarDate;
	rooms: number;
	/** Whether the nights' `blocked` counts it; if not, `conflict` says why. */
	is_holding: boolean;
	conflict: Generated<string>;
	note: Generated<string>;
	once_key: Fixed<string | null>;
	actor_id: number | null;
	created_at: Fixed<Instant>;
}
