import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { shownStatus } from "#app/rent/moves/moving-booking.ts";
import type { Database } from "#db/client.ts";
import { eachMove } from "./moving-bookings.server.ts";
import type { MovingFilters } from "./moving-filters.ts";

type Row = ReturnType<typeof eachMove> extends AsyncGenerator<infer Each> ? Each : never;

const COLUMNS: Record<string, (row: Row) => string> = {
	Number: ({ number }) => formatReferenceNumber(number),
	"Booked at": ({ created_at }) => created_at,
	Status: (row) => shownStatus(row).label,
	Date: ({ booking_date }) => booking_date,
	Time: ({ booking_time }) => booking_time,
	Hours: ({ cells }) => String(cells / 2),
	Type: ({ vehicle_type }) => t.vehicleTypes.label[vehicle_type],
	Vehicle: ({ vehicle }) => vehicle ?? "",
	Driver: ({ driver }) => driver ?? "",
	Name: ({ name }) => name,
	Phone: ({ contact_e164 }) => contact_e164,
	Email: ({ email }) => email ?? "",
	From: ({ current_address }) => current_address,
	To: ({ new_address }) => new_address,
	"Home size": ({ home_size }) => (home_size ? t.homeSizes[home_size] : ""),
	Helpers: ({ helpers }) => String(helpers),
	Packing: ({ is_packing_wanted }) => (is_packing_wanted ? "Yes" : "No"),
	Currency: ({ currency }) => currency ?? "",
	Price: ({ price, currency }) => (price === null || currency === null ? "" : typedMoney(price, currency)),
};

/** The filtered moves as CSV, newest first: moments in UTC, dates and times of the market, amounts in major units. */
export const movesAsCsv = (db: Database, filters: MovingFilters) => csvFile(eachMove(db, filters), COLUMNS);
