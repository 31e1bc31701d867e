import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { shownStatus } from "#app/rent/moves/moving-booking.ts";
import type { Database } from "#db/client.ts";
import { eachMove } from "./moving-bookings.server.ts";
import type { MovingFilters } from "./moving-filters.ts";

type Row = ReturnType<typeof eachMove> extends AsyncGenerator<infer Each> ? Each : never;

const columns = (): Record<string, (row: Row) => string> => ({
	[t.moveCsv.number]: ({ number }) => formatReferenceNumber(number),
	[t.moveCsv.bookedAt]: ({ created_at }) => created_at,
	[t.moveCsv.status]: (row) => shownStatus(row).label,
	[t.moveCsv.date]: ({ booking_date }) => booking_date,
	[t.moveCsv.time]: ({ booking_time }) => booking_time,
	[t.moveCsv.hours]: ({ cells }) => String(cells / 2),
	[t.moveCsv.type]: ({ vehicle_type }) => t.vehicleTypes.label[vehicle_type],
	[t.moveCsv.vehicle]: ({ vehicle }) => vehicle ?? "",
	[t.moveCsv.driver]: ({ driver }) => driver ?? "",
	[t.moveCsv.name]: ({ name }) => name,
	[t.moveCsv.phone]: ({ contact_e164 }) => contact_e164,
	[t.moveCsv.email]: ({ email }) => email ?? "",
	[t.moveCsv.from]: ({ current_address }) => current_address,
	[t.moveCsv.to]: ({ new_address }) => new_address,
	[t.moveCsv.homeSize]: ({ home_size }) => (home_size ? t.homeSizes[home_size] : ""),
	[t.moveCsv.helpers]: ({ helpers }) => String(helpers),
	[t.moveCsv.packing]: ({ is_packing_wanted }) => (is_packing_wanted ? t.words.yes : t.words.no),
	[t.moveCsv.currency]: ({ currency }) => currency ?? "",
	[t.moveCsv.price]: ({ price, currency }) =>
		price === null || currency === null ? "" : typedMoney(price, currency),
});

/** The filtered moves as CSV, newest first: moments in UTC, dates and times of the market, amounts in major units. */
export const movesAsCsv = (db: Database, filters: MovingFilters) => csvFile(eachMove(db, filters), columns());
