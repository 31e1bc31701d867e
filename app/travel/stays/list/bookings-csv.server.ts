import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { countNights, datesOf } from "#app/travel/nights/stay.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import type { BookingFilters } from "./booking-filters.ts";
import { type BookingScope, eachBooking } from "./list-bookings.server.ts";

type Row = ReturnType<typeof eachBooking> extends AsyncGenerator<infer Each> ? Each : never;

const COLUMNS: Record<string, (row: Row) => string> = {
	Number: ({ number }) => formatReferenceNumber(number),
	"Booked at": ({ created_at }) => created_at,
	Source: ({ source }) => (source === "walk_in" ? "Walk-in" : "Guest"),
	Status: ({ status }) => BOOKING_STATES[status].label,
	Hotel: ({ hotel_name }) => hotel_name,
	Room: ({ room_name }) => room_name,
	Rooms: ({ rooms }) => String(rooms),
	"Check-in": ({ check_in }) => check_in,
	"Check-out": ({ check_out }) => check_out,
	Nights: (row) => String(countNights(datesOf(row))),
	Adults: ({ adults }) => String(adults),
	Children: ({ children }) => String(children),
	Name: ({ name }) => name,
	Email: ({ email }) => email,
	Phone: ({ contact_e164 }) => contact_e164,
	Requests: ({ requests }) => requests,
	Currency: ({ currency }) => currency,
	Total: ({ total, currency }) => typedMoney(total, currency),
	Fee: ({ fee, currency }) => typedMoney(fee, currency),
};

/**
 * The filtered bookings as CSV, newest first: moments in UTC, dates of the hotel's calendar, amounts in major
 * units.
 */
export const bookingsAsCsv = (db: Database, listing: { filters: BookingFilters; scope: BookingScope }) =>
	csvFile(eachBooking(db, listing), COLUMNS);
