import { readViews } from "#app/account/views/views-request.server.ts";
import { formatDate } from "#app/common/calendar.ts";
import { maskId } from "#app/common/masked-id.ts";
import { staffPage } from "#app/common/screens/staff-page.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireOffice } from "#app/http/session/guards.server.ts";
import { HOTEL_INVOICE_LIST, INVOICE_LIST } from "./invoice-filters.ts";
import { countInvoices, hotelScopeOf, listInvoices, listSellers } from "./list-invoices.server.ts";

/** The invoices that a person may read: staff at `/dashboard/invoices`, and owners and managers of hotels at `/owner/invoices`. */
export async function requireInvoices(request: Request) {
	const { isHotel, person } = await requireOffice(request);
	const filters = (isHotel ? HOTEL_INVOICE_LIST : INVOICE_LIST).read(new URL(request.url).searchParams);
	return { isHotel, person, filters, scope: isHotel ? hotelScopeOf(person) : ("all" as const) };
}

/** One page of a list of invoices, with the links that this person may follow. */
export async function readInvoiceList(request: Request) {
	const { isHotel, person, filters, scope } = await requireInvoices(request);
	const [{ rows, total, page }, sellers] = await Promise.all([
		listInvoices(db, { filters, scope }),
		listSellers(db, scope, filters.seller),
	]);
	const views = await readViews(person, {
		list: isHotel ? HOTEL_INVOICE_LIST : INVOICE_LIST,
		filters,
		count: (of) => countInvoices(db, { filters: of, scope }),
	});
	return {
		isHotel,
		filters,
		views,
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
