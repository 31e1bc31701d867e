import type { LoaderFunctionArgs } from "@remix-run/node";
import { isCalendarDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import { typedMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { type DeskMoney, readDeskMoney } from "#app/travel/room-plan/cash-report.server.ts";
import { requireDeskHotel } from "#app/travel/room-plan/desk-hotel-request.server.ts";

const columns = (): Record<string, (row: DeskMoney) => string> => ({
	[t.words.time]: ({ at }) => at,
	[t.words.number]: ({ number }) => formatReferenceNumber(number),
	[t.words.guest]: ({ name }) => name,
	[t.cashReport.method]: ({ method }) => t.stayHistory.method[method],
	[t.cashReport.person]: ({ by }) => by ?? "",
	[t.stayFile.currency]: ({ currency }) => currency,
	[t.words.amount]: ({ amount, currency }) => typedMoney(amount, currency),
});

/** The cash report of a day as CSV: moments in UTC, amounts in major units. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { url, hotel, today } = await requireDeskHotel(request);
	const asked = url.get("date") ?? "";
	const date = isCalendarDate(asked) ? asked : today;
	const day = { hotelId: hotel?.id ?? 0, timeZone: hotel?.time_zone ?? "UTC", date };
	const rows = await readDeskMoney(db, day);
	return streamFile(request, csvFile(each(rows), columns()), csvHeaders(`cash-${date}.csv`));
}

async function* each<Row>(rows: readonly Row[]) {
	yield* rows;
}
