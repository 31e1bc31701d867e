import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { countNights, datesOf } from "#app/travel/nights/stay.ts";
import { BOOKING_STATES } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import type { BookingFilters } from "./booking-filters.ts";
import { type BookingScope, eachBooking } from "./list-bookings.server.ts";

type Row = ReturnType<typeof eachBooking> extends AsyncGenerator<infer Each> ? Each : never;

const columns = (): Record<string, (row: Row) => string> => ({
	[t.stayFile.number]: ({ number }) => formatReferenceNumber(number),
	[t.stayFile.bookedAt]: ({ created_at }) => created_at,
	[t.stayFile.source]: ({ source }) => (source === "walk_in" ? t.stayList.walkIn : t.stayList.guest),
	[t.stayFile.status]: ({ status }) => BOOKING_STATES[status].label,
	[t.stayFile.hotel]: ({ hotel_name }) => hotel_name,
	[t.stayFile.room]: ({ room_name }) => room_name,
	[t.stayFile.rooms]: ({ rooms }) => String(rooms),
	[t.stayFile.checkIn]: ({ check_in }) => check_in,
	[t.stayFile.checkOut]: ({ check_out }) => check_out,
	[t.stayFile.nights]: (row) => String(countNights(datesOf(row))),
	[t.stayFile.adults]: ({ adults }) => String(adults),
	[t.stayFile.children]: ({ children }) => String(children),
	[t.stayFile.childAges]: ({ child_ages }) => child_ages,
	[t.stayFile.name]: ({ name }) => name,
	[t.stayFile.email]: ({ email }) => email,
	[t.stayFile.phone]: ({ contact_e164 }) => contact_e164,
	[t.stayFile.requests]: ({ requests }) => requests,
	[t.stayFile.currency]: ({ currency }) => currency,
	[t.stayFile.tax]: ({ tax_total, currency }) => typedMoney(tax_total, currency),
	[t.stayFile.total]: ({ total, currency }) => typedMoney(total, currency),
	[t.stayFile.fee]: ({ fee, currency }) => typedMoney(fee, currency),
});

/**
 * The filtered bookings as CSV, newest first: moments in UTC, dates of the hotel's calendar, amounts in major
 * units.
 */
export const bookingsAsCsv = (db: Database, listing: { filters: BookingFilters; scope: BookingScope }) =>
	csvFile(eachBooking(db, listing), columns());
