import { json } from "@remix-run/node";
import type { Transaction } from "kysely";
import { z } from "zod";
import { refuseUnproven } from "#app/account/second-factor/prove-identity-request.server.ts";
import { proof } from "#app/account/second-factor/second-factor-form.ts";
import { readChanges } from "#app/common/audit.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/conflict.ts";
import { sellerSchema } from "#app/common/invoices/seller-fields.ts";
import { readSeller, saveSeller, sellerKey } from "#app/common/invoices/sellers.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import type { Schema } from "#db/schema.ts";

/** A seller (null: the market), and where it is: its calendar dates its invoices, and its country decides the paper. */
type PlacedSeller = { hotelId: number | null; timeZone: string; country: string };

type SuggestedSeller = { name: string; address: string; taxNumber: string };

/** What the form of a seller shows; `suggested` until something is saved. */
export async function readSellerForm({ hotelId, timeZone }: PlacedSeller, suggested: SuggestedSeller) {
	const key = sellerKey(hotelId);
	const seller = await readSeller(db, { key });
	const changes = await readChanges(db, { subject: `seller ${key}` });
	const now = new Date();
	return {
		version: seller?.version ?? 0,
		typed: seller
			? {
					name: seller.name,
					address: seller.address,
					taxNumber: seller.tax_number,
					email: seller.email,
					phone: seller.phone,
				}
			: { ...suggested, email: "", phone: "" },
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, timeZone, now) })),
	};
}

const schema = z.intersection(sellerSchema, z.object({ proof: proof() }));

/** Saves a posted form of a seller, and returns to it. */
export async function answerSellerForm(
	request: Request,
	{
		seller: { hotelId, timeZone, country },
		person,
		path,
	}: { seller: PlacedSeller; person: Person; path: string },
) {
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return form.refuse(unproven);
	const { expectedVersion, taxNumber, proof: _, ...typed } = form.value;
	const details = { ...typed, tax_number: taxNumber, time_zone: timeZone, country };
	const now = new Date();
	const change = { hotelId, details, expectedVersion, actorId: person.accountId, now };
	const saved = await saveSeller(
		db,
		hotelId === null
			? change
			: { ...change, lock: (trx: Transaction<Schema>) => lockHotel(trx, { hotelId, actor: person }) },
	);
	if (saved.ok) return redirectWithFlash(path, { tone: "success", text: "The seller details are saved." });
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const when = formatMoment(saved.at, timeZone, now);
	const { reason } = explainConflict("seller", { by: saved.by, isOwn: saved.isOwn, when });
	return form.refuse({ expectedVersion: [reason] }, 409);
}
