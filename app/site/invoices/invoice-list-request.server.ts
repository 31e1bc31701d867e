import { formatDate, wallClock } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { csvHeaders, streamFile } from "#app/http/network/stream-file.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { staffPage } from "#app/site/staff-page.ts";
import type { InvoiceList } from "./invoice-filters.ts";
import { invoicesAsCsv } from "./invoices-csv.server.ts";
import { type InvoiceScope, listInvoices, listSellers } from "./list-invoices.server.ts";

type Asked = { list: InvoiceList; scope: InvoiceScope };

/** One page of a list of invoices, with the links that this person may follow. */
export async function readInvoiceList(request: Request, person: Person, { list, scope }: Asked) {
	const filters = list.read(new URL(request.url).searchParams);
	const [{ rows, total, page }, sellers] = await Promise.all([
		listInvoices(db, { filters, scope }),
		listSellers(db, scope, filters.seller),
	]);
	return {
		filters,
		total,
		page,
		rows: rows.map(({ issuedOn, hasSubject, tax: _, ...row }) => ({
			...row,
			issued: formatDate(issuedOn),
			subjectHref: hasSubject && person.role !== "User" ? staffPage(row.subjectNumber, person.role) : null,
		})),
		sellers: sellers.map(({ id, name, seller }) => ({
			value: maskId(id),
			label: seller === name ? name : `${seller} (${name})`,
		})),
	};
}

export type InvoiceRow = Awaited<ReturnType<typeof readInvoiceList>>["rows"][number];

/** The whole list as CSV. */
export function sendInvoiceList(request: Request, { list, scope }: Asked): Response | Promise<Response> {
	const filters = list.read(new URL(request.url).searchParams);
	const today = wallClock(new Date(), market.timeZone).date;
	return streamFile(request, invoicesAsCsv(db, { filters, scope }), csvHeaders(`invoices-${today}.csv`));
}
