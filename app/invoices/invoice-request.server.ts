import { json } from "@remix-run/node";
import { mayManageHotel } from "#app/account/memberships/members.server.ts";
import { isShownToViewer } from "#app/common/access/viewer.server.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { staffPage } from "#app/common/screens/staff-page.ts";
import { db } from "#app/http/process/database.server.ts";
import { needsSecondFactor } from "#app/http/session/guards.server.ts";
import { type Person, readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readInvoiceNumber } from "./invoice-snapshot.ts";
import { readInvoice } from "./read-invoices.server.ts";

/**
 * The invoice in the path, for whoever may see the receipt of its order, stay or move, and for the staff of its seller:
 * Admins, and the owner of the hotel. Everybody else is asked for the contact. With the link back.
 */
export async function requireInvoice(request: Request, params: { number?: string; invoice?: string }) {
	const number = orderNumberFrom(params);
	const person = await readPerson(request);
	const found = await readInvoice(db, {
		subjectNumber: number,
		invoice: readInvoiceNumber(params.invoice ?? ""),
	});
	const isOwn = await isShownToViewer(db, number, await readViewer(request, number));
	const staffBack = await staffPageOf(person, { number, seller: found?.seller ?? null });
	if (!isOwn && staffBack === null) throw askForContact(params.number);
	if (!found) throw json(null, { status: 404 });
	return { ...found, back: staffBack ?? `/track/${number}` };
}

/** Where staff of the seller work on it; null for others. */
async function staffPageOf(
	person: Person | null,
	{ number, seller }: { number: string; seller: string | null },
): Promise<string | null> {
	if (!person || person.role === "User" || needsSecondFactor(person)) return null;
	if (person.role !== "Hotel") return staffPage(number, person.role) ?? "/dashboard/invoices";
	const [, hotelId] = /^hotel (\d+)$/.exec(seller ?? "") ?? [];
	const own = hotelId && (await mayManageHotel(db, { hotelId: Number(hotelId), actor: person }));
	return own ? staffPage(number, person.role) : null;
}
